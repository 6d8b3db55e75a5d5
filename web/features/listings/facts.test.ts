import { expect, test } from "vitest";
import { listFacts } from "./facts.ts";

const rum = {
  name: "Cayo Perdido gran reserva 1978, sud č. 14",
  category: { id: 5, slug: "karibik", name: "Rum" },
  volumeMl: 700,
  strengthPercent: 45,
  vintage: 1978,
  ageYears: null,
  pieces: null,
};
const texts = (listing: Parameters<typeof listFacts>[0]) => listFacts(listing, "cs").map((fact) => fact.text);

test("a narrow card keeps the vintage that it may cut off the name", () => {
  expect(listFacts(rum, "cs")[0]).toEqual({ text: "1978", narrowOnly: true });
  expect(texts(rum).slice(1)).toEqual(["Rum", "0,7\u00a0l", "45\u00a0%"]);
});

test("a vintage that the name lacks is told everywhere, one at its beginning nowhere", () => {
  expect(listFacts({ ...rum, name: "Cayo Perdido" }, "cs")[0]).toEqual({ text: "1978", narrowOnly: false });
  expect(texts({ ...rum, name: "Lagarejo 1978" })[0]).toBe("Rum");
});

test("age and pieces come with their words, and not twice", () => {
  const cigars = {
    ...rum,
    name: "Ermita Hoja",
    vintage: null,
    volumeMl: null,
    strengthPercent: null,
    ageYears: 21,
    pieces: 25,
  };
  expect(texts(cigars)).toEqual(["Rum", "21\u00a0let", "25\u00a0ks"]);
  expect(texts({ ...cigars, name: "Inver Tarrow 21 let", pieces: 1 })).toEqual(["Rum"]);
  expect(texts({ ...cigars, ageYears: 3, pieces: null })).toEqual(["Rum", "3\u00a0roky"]);
});

test("English writes a decimal point and sets the percent sign close", () => {
  const facts = listFacts({ ...rum, vintage: null, strengthPercent: 51.2, volumeMl: 50 }, "en");
  expect(facts.map(({ text }) => text)).toEqual(["Rum", "50\u00a0ml", "51.2%"]);
});
