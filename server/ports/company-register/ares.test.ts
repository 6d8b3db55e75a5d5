import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import { createAres } from "./ares.ts";

let calls: PeerCall[];
let answer: { status?: number; json: unknown } | "silence";
beforeEach(() => {
  calls = [];
});
const endpoint = await makeHttpPeer((call) => {
  calls.push(call);
  return answer;
});
const ares = createAres({ endpoint, patienceMs: 300 });

/** As ARES answers for a company of Prague. */
const alza = {
  ico: "27082440",
  icoId: "27082440",
  obchodniJmeno: "Alza.cz a.s.",
  sidlo: {
    kodStatu: "CZ",
    nazevStatu: "Česká republika",
    nazevObce: "Praha",
    nazevUlice: "Jankovcova",
    cisloDomovni: 1522,
    cisloOrientacni: 53,
    nazevCastiObce: "Holešovice",
    psc: 17000,
    textovaAdresa: "Jankovcova 1522/53, Holešovice, 17000 Praha 7",
  },
  pravniForma: "121",
  datumVzniku: "2003-08-26",
  dic: "CZ27082440",
  seznamRegistraci: { stavZdrojeDph: "AKTIVNI" },
};

test("a company is found with its name, tax number and seat", async () => {
  answer = { json: alza };
  expect(await ares.find("27082440")).toEqual({
    companyId: "27082440",
    company: "Alza.cz a.s.",
    taxId: "CZ27082440",
    street: "Jankovcova 1522/53",
    city: "Praha",
    zip: "170 00",
    endedOn: null,
  });
  expect(calls[0]).toMatchObject({
    method: "GET",
    path: "/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/27082440",
  });
});

test("a village without streets, a letter of the number and an end are read too", async () => {
  const { nazevUlice: _none, ...village } = { ...alza.sidlo, nazevCastiObce: "Lhota", nazevObce: "Vrbno" };
  const sidlo = { ...village, cisloDomovni: 12, cisloOrientacni: 3, cisloOrientacniPismeno: "a" };
  answer = { json: { ...alza, dic: undefined, sidlo, datumZaniku: "2020-01-31" } };
  expect(await ares.find("27082440")).toMatchObject({
    street: "Lhota 12/3a",
    taxId: "",
    endedOn: "2020-01-31",
  });
  answer = { json: { ico: "27082440", obchodniJmeno: "Bez sídla" } };
  expect(await ares.find("27082440")).toMatchObject({ street: "", city: "", zip: "" });
});

test("an unknown number is none; silence, an error and another shape are no answer", async () => {
  answer = { status: 404, json: { kod: "NENALEZENO", popis: "Ekonomický subjekt nebyl nalezen" } };
  expect(await ares.find("00000019")).toBeNull();
  for (const bad of ["silence", { status: 503, json: {} }, { json: { hello: true } }] as const) {
    answer = bad;
    await expect(ares.find("27082440")).rejects.toThrow();
  }
});
