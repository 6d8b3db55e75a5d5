import { expect, test, vi } from "vitest";
import { readViewed, rememberViewed, type ViewedProduct, viewedKey } from "./remember-viewed.ts";

function storageOf(content: Record<string, string> = {}) {
  return {
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value;
    },
  };
}

const product = (id: number): ViewedProduct => ({
  id,
  name: `Láhev ${id}`,
  url: `/${id}/lahev`,
  image: `/media/p${id}/320.webp`,
  price: 500,
  original_price: null,
  tax_rate: 0,
  is_price_sale_active: false,
});
const idsOf = (list: ViewedProduct[]) => list.map(({ id }) => id);

test("at most three for each language, the newest first; one that is there moves to the front", () => {
  const storage = storageOf();
  for (const id of [1, 2, 3, 4]) rememberViewed(storage, "cs", product(id));
  expect(idsOf(readViewed(storage, "cs"))).toEqual([4, 3, 2]);
  rememberViewed(storage, "cs", product(3));
  expect(idsOf(readViewed(storage, "cs"))).toEqual([3, 4, 2]);
  expect(readViewed(storage, "en")).toEqual([]);
  rememberViewed(storage, "en", product(9));
  expect(idsOf(readViewed(storage, "cs"))).toEqual([3, 4, 2]);
});

test("what is there is kept with all its fields", () => {
  const storage = storageOf();
  rememberViewed(storage, "cs", product(1));
  expect(readViewed(storage, "cs")).toEqual([product(1)]);
});

test.each([
  ["no JSON", "{"],
  ["a text", '"cs"'],
  ["nothing", "null"],
  ["a list without languages", "[1]"],
  ["languages of no lists", '{"cs":{"id":1},"en":7}'],
  ["entries of another shape", JSON.stringify({ cs: [null, 4, { id: 1 }, { ...product(1), price: "5" }] })],
  ["addresses of other sites", JSON.stringify({ cs: [{ ...product(1), url: "//evil.test/" }] })],
  ["addresses that run", JSON.stringify({ cs: [{ ...product(1), url: "javascript:alert(1)" }] })],
  ["pictures of other sites", JSON.stringify({ cs: [{ ...product(1), image: "https://evil.test/p.webp" }] })],
])("%s in the storage is nothing, and is written over", (_what, content) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const storage = storageOf({ [viewedKey]: content });
  expect(readViewed(storage, "cs")).toEqual([]);
  rememberViewed(storage, "cs", product(2));
  expect(idsOf(readViewed(storage, "cs"))).toEqual([2]);
  warn.mockRestore();
});

test("a storage that is full or closed disturbs nobody", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const closed = {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("full");
    },
  };
  rememberViewed(closed, "cs", product(1));
  expect(readViewed(closed, "cs")).toEqual([]);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
