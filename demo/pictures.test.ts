import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { demoArticles } from "./content/articles.ts";
import { demoBanners } from "./content/banners.ts";
import { allGoods } from "./content/goods.ts";
import { stockGoods } from "./content/stock.ts";
import { goodsFile } from "./pictures.ts";

const folder = new URL("pictures/", import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));

test("every picture that the content names is there, and none is unused", () => {
  const named = [
    ...[...allGoods, ...stockGoods].flatMap(({ name, pictures }) => pictures.map((role) => goodsFile(name, role))),
    ...demoArticles.map(({ file }) => `articles/${file}.webp`),
    ...demoBanners.map(({ picture }) => `banners/${picture}.webp`),
  ];
  expect(files.toSorted()).toEqual(named.toSorted());
});

test("the pictures weigh 16 MB at most", () => {
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThan(16_000_000);
});
