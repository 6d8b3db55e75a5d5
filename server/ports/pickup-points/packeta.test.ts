import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerAnswer, PeerCall } from "#test/rig/http-peer.ts";
import { createPacketa } from "./packeta.ts";

let calls: PeerCall[];
let clock: number;
let answer: (call: PeerCall) => PeerAnswer;
const endpoint = await makeHttpPeer((call) => {
  calls.push(call);
  return answer(call);
});
const packeta = () => createPacketa({ apiKey: "0123456789abcdef", endpoint, patienceMs: 300, now: () => clock });
beforeEach(() => {
  calls = [];
  clock = 1_000_000;
  answer = feeds;
});

/** A branch as the feed of version 5 has it. */
const hostivar = {
  id: "13789",
  name: "Praha 15, Hostivař, Švehlova 32 (ZÁSILKOVNA, VIVO Hostivař)",
  place: "ZÁSILKOVNA",
  street: "Švehlova 32",
  city: "Praha",
  zip: "102 00",
  country: "cz",
  currency: "CZK",
  status: { statusId: "1", description: "In operation" },
  displayFrontend: "1",
  wheelchairAccessible: "yes",
  latitude: "50.05341",
  longitude: "14.51784",
  maxWeight: "15",
  openingHours: { regular: { monday: "09:00–21:00" }, exceptions: [] },
};
const box = {
  ...{ id: 27_111, type: "zbox", name: "Z-BOX Telč, Masarykova 62", street: "Masarykova 62", city: "Telč" },
  ...{ zip: "58856", country: "cz", status: 1, displayFrontend: true, maxWeight: 5 },
};
const boxesPath = "/v5/0123456789abcdef/box/json";
function feeds({ path }: PeerCall): PeerAnswer {
  return { json: path.startsWith(boxesPath) ? [box] : { data: { "13789": hostivar } } };
}

test("branches and boxes of a country are read by the key, whichever form the feed has", async () => {
  expect(await packeta().list("CZ")).toEqual([
    {
      ...{ id: "13789", name: hostivar.name, street: "Švehlova 32", city: "Praha", zip: "102 00" },
      ...{ country: "CZ", isBox: false, isOpen: true, maxWeightG: 15_000 },
    },
    {
      ...{ id: "27111", name: box.name, street: "Masarykova 62", city: "Telč", zip: "58856" },
      ...{ country: "CZ", isBox: true, isOpen: true, maxWeightG: 5_000 },
    },
  ]);
  expect(calls.map(({ method, path }) => [method, path]).sort()).toEqual([
    ["GET", "/v5/0123456789abcdef/box/json?lang=cs&country=cz"],
    ["GET", "/v5/0123456789abcdef/branch/json?lang=cs&country=cz"],
  ]);
});

test("a point that is not in operation or not shown is closed; one of another country and a broken row are none", async () => {
  const rows = [
    { ...hostivar, id: "1", status: { statusId: "3", description: "Closed" } },
    { ...hostivar, id: "2", displayFrontend: "0" },
    { ...hostivar, id: "3", country: "sk" },
    { hello: true },
  ];
  answer = ({ path }) => ({ json: path.startsWith(boxesPath) ? [] : { data: rows } });
  expect((await packeta().list("CZ")).map(({ id, isOpen }) => [id, isOpen])).toEqual([
    ["1", false],
    ["2", false],
  ]);
});

test("a list is asked for once in six hours, and once by many at a time", async () => {
  const port = packeta();
  await Promise.all([port.list("CZ"), port.list("CZ"), port.list("CZ")]);
  clock += 5 * 3_600_000;
  await port.list("CZ");
  expect(calls).toHaveLength(2);
  clock += 2 * 3_600_000;
  await port.list("CZ");
  expect(calls).toHaveLength(4);
});

test("while the feed is away, silent, being made or nonsense, the last list holds for two days; without one it is an error", async () => {
  const port = packeta();
  await port.list("CZ");
  const bad: PeerAnswer[] = [{ status: 503, json: {} }, { status: 409, json: {} }, { json: "?" }, "silence"];
  for (const each of bad) {
    clock += 7 * 3_600_000;
    answer = () => each;
    expect(await port.list("CZ")).toHaveLength(2);
    await expect(packeta().list("CZ")).rejects.toThrow();
  }
  clock += 48 * 3_600_000;
  await expect(port.list("CZ")).rejects.toThrow();
  answer = feeds;
  expect(await port.list("CZ")).toHaveLength(2);
});
