import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

const list = ["a", "b", "c", "d", "e"];

test.each([
  { size: 6, page: 1, rows: list, pages: 1, counted: 0 },
  { size: 5, page: 1, rows: list, pages: 1, counted: 1 },
  { size: 2, page: 1, rows: ["a", "b"], pages: 3, counted: 1 },
  { size: 2, page: 3, rows: ["e"], pages: 3, counted: 1 },
  { size: 2, page: 4, rows: [], pages: 3, counted: 1 },
])(
  "page $page of 5 by $size says how many there are, and counts them only where the rows do not tell",
  async (wanted) => {
    let counted = 0;
    const answer = await readPage({
      ...wanted,
      read: async (limit, offset) => list.slice(offset, offset + limit),
      count: async () => {
        counted++;
        return list.length;
      },
    });
    expect({ ...answer, counted }).toEqual({
      rows: wanted.rows,
      total: 5,
      page: wanted.page,
      pages: wanted.pages,
      counted: wanted.counted,
    });
  },
);
