import { expect, test } from "vitest";
import { createSandboxPoints } from "#server/ports/pickup-points/sandbox-points.ts";
import { matchPoints, mostPoints, pointRefusal } from "./point-rules.ts";

const points = await createSandboxPoints().list("CZ");
const namesOf = (written: string) => matchPoints(points, written).points.map(({ name }) => name);

test("CK4: a town is found with and without its accents, in any case, with a street too; closed points are not", () => {
  expect(namesOf("brno")).toEqual([
    "Brno, Královo Pole, Palackého 78 (Zverimex)",
    "Brno, Veveří 46 (Knihkupectví)",
    "Z-BOX Brno, Lidická 30",
  ]);
  expect(namesOf("CESKE bude")).toEqual(["České Budějovice, Krajinská 9 (Čajovna)"]);
  expect(namesOf("Brno, veveri")).toEqual(["Brno, Veveří 46 (Knihkupectví)"]);
  expect(namesOf("pekařská")).toEqual([]);
});

test("CK4: a postcode is found by its beginning, with a space or without; one letter or nothing finds nothing", () => {
  expect(namesOf("588 56")).toEqual(["Telč, Palackého 5 (Železářství)"]);
  expect(namesOf("58856")).toEqual(["Telč, Palackého 5 (Železářství)"]);
  expect(namesOf("60")).toHaveLength(2);
  expect([namesOf(""), namesOf("b"), namesOf("  ")]).toEqual([[], [], []]);
});

test("CK4: a street of the same name stands behind the town, and no more than ten are shown of all that are counted", () => {
  const [first] = points;
  if (!first) throw new Error("there are points");
  const elsewhere = { ...first, id: "a", name: "Aš, Brno 1", city: "Aš", street: "Brno 1" };
  expect(matchPoints([elsewhere, ...points], "brno").points.at(-1)?.id).toBe("a");
  const many = Array.from({ length: 25 }, (_, index) => ({ ...first, id: String(index) }));
  const found = matchPoints(many, "praha");
  expect([found.points.length, found.total]).toEqual([mostPoints, 25]);
});

test("CK4: what is unknown, closed or bears less than the parcel takes none", () => {
  const by = (id: string) => points.find((point) => point.id === id);
  expect(pointRefusal(undefined, 1)).toBe("POINT_UNKNOWN");
  expect(pointRefusal(by("152"), 1)).toBe("POINT_CLOSED");
  expect(pointRefusal(by("151"), 5_001)).toBe("POINT_TOO_HEAVY");
  expect(pointRefusal(by("151"), 5_000)).toBeNull();
});
