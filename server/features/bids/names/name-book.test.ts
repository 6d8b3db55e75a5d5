import { expect, test } from "vitest";
import { maskOf } from "./alias-rules.ts";
import { openNameBook } from "./name-book.ts";

test("a bidder goes by first and last letter, whatever lies between", () => {
  const names = ["jarek", "Žofie.Šťastná", "Ota", "𝒜bc𝒵"];
  expect(names.map(maskOf)).toEqual(["j••k", "ž••á", "o••a", "𝒜••𝒵"]);
});

test("N1: who would look like an earlier bidder of the lot gets a number, and a name once given stays", () => {
  const book = openNameBook({
    aliases: [{ listingId: 1, bidderId: 7, alias: "j••k 4" }],
    masks: [{ listingId: 1, mask: "j••k", last: 4 }],
  });
  const give = (listingId: number, id: number, username: string) => book.give(listingId, { id, username });
  expect(give(1, 7, "renamed")).toBe("j••k 4");
  expect(give(1, 3, "jirik")).toBe("j••k 5");
  expect(give(1, 5, "Jan.Novak")).toBe("j••k 6");
  expect(give(1, 3, "jirik")).toBe("j••k 5");
  expect(give(2, 5, "Jan.Novak")).toBe("j••k");
  expect([book.find(1, 5), book.find(2, 3)]).toEqual(["j••k 6", null]);
  expect(book.newcomers).toEqual([
    { listingId: 1, bidderId: 3, mask: "j••k", ordinal: 5 },
    { listingId: 1, bidderId: 5, mask: "j••k", ordinal: 6 },
    { listingId: 2, bidderId: 5, mask: "j••k", ordinal: 1 },
  ]);
});
