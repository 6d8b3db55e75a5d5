import { expect, test } from "vitest";
import { emptyValues, type FormValues } from "#web/pages/listing-form/form-values.ts";
import { mergeVersions } from "./merge-versions.ts";

const base: FormValues = { ...emptyValues, name: "Rum", place: "Brno" };
const merge = (mine: Partial<FormValues>, theirs: Partial<FormValues>) =>
  mergeVersions(base, { ...base, ...mine }, { ...base, ...theirs });
const sheet = (lines: Partial<FormValues["condition"]>) => ({
  condition: { ...emptyValues.condition, ...lines },
});

test("L24: what only one window changed is taken", () => {
  const { values, dirty, contested } = merge({ name: "Rum 1978" }, { place: "Praha" });
  expect(values).toMatchObject({ name: "Rum 1978", place: "Praha" });
  expect([[...dirty], contested]).toEqual([["name"], []]);
});

test("L24: what both changed stays as it is here, and is named", () => {
  const { values, contested } = merge({ name: "Rum A" }, { name: "Rum B" });
  expect([values.name, contested]).toEqual(["Rum A", ["name"]]);
});

test("the same change twice is no quarrel", () => {
  const { dirty, contested } = merge({ name: "Rum A" }, { name: "Rum A" });
  expect([dirty.size, contested]).toEqual([0, []]);
});

test("lines of the condition sheet are joined one by one", () => {
  const { values, contested } = merge(sheet({ volumeMl: 700 }), sheet({ vintage: 1978 }));
  expect([values.condition.volumeMl, values.condition.vintage, contested]).toEqual([700, 1978, []]);
  expect(merge(sheet({ volumeMl: 700 }), sheet({ volumeMl: 500 })).contested).toEqual(["condition.volumeMl"]);
});
