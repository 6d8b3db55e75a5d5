import { expect, test } from "vitest";
import { emptyValues } from "#web/pages/listing-form/form-values.ts";
import { missingIn, stepOf, stepOfField, stepState, steps } from "./steps.ts";

const bottle = { ...emptyValues, categoryId: 32, name: "Islay 1978", description: "Vosk neporušený." };

test("an empty form lacks category, name, description, a picture and a start price", () => {
  expect([
    missingIn("what", emptyValues, 0),
    missingIn("condition", emptyValues, 0),
    missingIn("photos", emptyValues, 0),
    missingIn("price", emptyValues, 0),
  ]).toEqual([["categoryId", "name"], ["description"], ["pictures"], ["startPrice"]]);
});

test("what is needed depends on what is sold and how", () => {
  expect(missingIn("price", { ...bottle, saleMode: "fixed_price" }, 1)).toEqual(["price"]);
  expect(missingIn("price", { ...bottle, saleMode: "by_agreement" }, 1)).toEqual([]);
  expect(missingIn("price", { ...bottle, startPrice: 9, handover: "in_person" }, 1)).toEqual(["place"]);
  expect(missingIn("photos", { ...bottle, type: "demand" }, 0)).toEqual([]);
});

test("spaces are no name", () => {
  expect(missingIn("what", { ...bottle, name: "  " }, 0)).toEqual(["name"]);
});

test("a step is done when it lacks nothing, wrong when something in it is", () => {
  expect(stepState("what", false, false)).toBe("done");
  expect(stepState("photos", true, false)).toBe("open");
  expect(stepState("condition", false, true)).toBe("wrong");
});

test("every refused field leads to its step, unknown ones to the summary", () => {
  expect(["buyNowPrice", "condition.vintage", "pictures", "images", "categoryId", "_"].map(stepOfField)).toEqual([
    "price",
    "condition",
    "photos",
    "photos",
    "what",
    "summary",
  ]);
});

test("a step of the address that does not exist is the first", () => {
  expect([stepOf("photos"), stepOf("../x"), stepOf(null)]).toEqual(["photos", "what", "what"]);
});

test("what the category demands is declared before publication, by who sells", () => {
  const sealed = { declarationsNeeded: ["sealed"], propertyRules: [] } as const;
  expect(missingIn("summary", bottle, 1, sealed)).toEqual(["declarations"]);
  expect(missingIn("summary", { ...bottle, declarations: ["sealed"] }, 1, sealed)).toEqual([]);
  expect(missingIn("summary", { ...bottle, type: "demand" }, 1, sealed)).toEqual([]);
});

test("what the category asks of the properties of a supply belongs to the step of its field", () => {
  const demands = {
    declarationsNeeded: [],
    propertyRules: [
      { property: "brand", required: true, format: null },
      { property: "volumeMl", required: true, format: "numeric" },
      { property: "storage", required: false, format: "regex" },
    ],
  } as const;
  expect(missingIn("what", bottle, 1, demands)).toEqual(["brandName"]);
  expect(missingIn("condition", bottle, 1, demands)).toEqual(["condition.volumeMl"]);
  const full = { ...bottle, brandName: "Ardbeg", condition: { ...bottle.condition, volumeMl: 700 } };
  expect(steps.flatMap((step) => missingIn(step, { ...full, startPrice: 9 }, 1, demands))).toEqual([]);
  expect(missingIn("what", { ...bottle, type: "demand" }, 1, demands)).toEqual([]);
});
