import { expect, test } from "vitest";
import { splitMenu } from "./split-menu.ts";

const entry = (link: string) => ({ link, text: link });

test("what leads to goods comes before what is to be read, each in the operator's order", () => {
  const menu = [
    "/blog",
    "/produkty/novinky",
    "/hledani?type=demand",
    "https://jinde.test/denni-aukce",
    "/denni-aukce",
    "/info/3/x",
  ];
  const { goods, reading } = splitMenu(menu.map(entry));
  expect(goods.map(({ link }) => link)).toEqual(["/produkty/novinky", "/hledani?type=demand", "/denni-aukce"]);
  expect(reading.map(({ link }) => link)).toEqual(["/blog", "https://jinde.test/denni-aukce", "/info/3/x"]);
});
