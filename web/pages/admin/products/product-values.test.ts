import { expect, test } from "vitest";
import type { EditableProduct } from "#contract/products/products.ts";
import { bodyOf, likeValues, mergeProduct, type ProductValues, valuesOf } from "./product-values.ts";

const stored = {
  ...{ id: 7, slug: "rum", version: 3, sku: "K-1", name: "Rum", categoryId: 2, brandName: "Port Merritt" },
  ...{
    description: "Zralý.",
    country: null,
    price: 1_090,
    reducedPrice: 990,
    taxClass: "standard",
    family: "rum-8",
  },
  ...{ reducedFrom: "2026-11-20T07:30:15.250Z", reducedUntil: null, takesBackOrders: true, isShown: true },
  weightG: 1_350,
  purchasePrice: null,
  ...{ pictures: [], currentPrice: 990, isReduced: true, stock: [], wasOffered: true },
  condition: { ...valuesOf(null).condition, volumeMl: 700, fillLevel: "neck" },
} as EditableProduct;
const written = (more: Partial<ProductValues>): ProductValues => ({ ...valuesOf(stored), ...more });

test("what nobody changed is sent as it was read, to the millisecond", () => {
  const body = bodyOf(valuesOf(stored), "spirits", stored);
  expect(body).toMatchObject({
    reducedFrom: stored.reducedFrom,
    reducedUntil: null,
    family: "rum-8",
    country: null,
  });
  expect(body.condition).toMatchObject({ volumeMl: 700, fillLevel: "neck" });
  expect(body.condition).not.toHaveProperty("pieces");
});

test("a time of day is Prague's; without a reduced price there is no span", () => {
  const winter = written({ reducedUntil: "2026-12-01T00:00" });
  expect(bodyOf(winter, "spirits", stored).reducedUntil).toBe("2026-11-30T23:00:00.000Z");
  expect(bodyOf({ ...winter, reducedPrice: null }, "spirits", stored)).toMatchObject({
    reducedFrom: null,
    reducedUntil: null,
  });
});

test("lines that the category does not have are not sent", () => {
  expect(bodyOf(valuesOf(stored), "accessories", stored).condition).toMatchObject({
    volumeMl: null,
    fillLevel: null,
  });
});

test("another volume begins without code, volume, weight and price, and hidden", () => {
  expect(likeValues(stored)).toMatchObject({
    sku: "",
    price: null,
    weightG: null,
    purchasePrice: null,
    isShown: false,
    family: "rum-8",
    name: "Rum",
  });
  expect(likeValues(stored).condition).toMatchObject({ volumeMl: null, fillLevel: "neck" });
});

test("PD14: what only the other has changed is taken, what both have changed stays and is named", () => {
  const [base, theirs] = [valuesOf(stored), written({ name: "Jiný", price: 1_200 })];
  const condition = { ...base.condition, volumeMl: 1_000 };
  const merged = mergeProduct(base, written({ name: "Můj", condition }), theirs);
  expect(merged.values).toMatchObject({ name: "Můj", price: 1_200, condition: { volumeMl: 1_000 } });
  expect(merged.changed).toEqual(["name", "price"]);
  expect(merged.contested).toEqual(["name"]);
});
