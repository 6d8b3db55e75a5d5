import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placedCategories } from "#server/features/catalogue/category-tree.ts";
import { categoryFor, isMapped } from "./category-map.ts";
import { readItem } from "./read-item.ts";
import { readRows } from "./read-rows.ts";

const file = join(import.meta.dirname, "../../../shared/data/assortment.csv");

test("unknown terms fall back to what is known above them", () => {
  expect(categoryFor("sprit", "whisky", "something new")).toBe(3);
  expect(categoryFor("Vin", "something new", "")).toBe(200);
  expect(categoryFor("something new", "", "")).toBeNull();
});

test.skipIf(!existsSync(file))(
  "every term of the shared assortment has its place, every row can be read (skipped where ../shared/data is absent)",
  async () => {
    const categories = new Set(placedCategories().map(({ id }) => id));
    const faults: string[] = [];
    let rows = 0;
    for await (const row of readRows(file)) {
      rows += 1;
      const item = "fault" in row ? row : readItem(row.values, { priceColumn: "price_sek", rate: 2.2 });
      if ("fault" in item) faults.push(`${row.line}: ${item.fault}`);
      else if (!categories.has(item.categoryId)) faults.push(`${row.line}: category ${item.categoryId}`);
      if (!("values" in row)) continue;
      const { category = "", subcategory = "", kind = "" } = row.values;
      if (!isMapped(category, subcategory, kind)) faults.push(`${row.line}: ${category}/${subcategory}/${kind}`);
    }
    expect(faults).toEqual([]);
    expect(rows).toBe(16_743);
  },
  30_000,
);
