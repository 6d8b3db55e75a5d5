import fc from "fast-check";
import { expect, test } from "vitest";
import { choosePieces, priceOfPieces, undoPicks } from "./piece-rules.ts";

const line = (more: object = {}) => ({
  ...{ itemId: 1, quantity: 3, unitMinor: 10_000, discountMinor: 0, handedOver: 0, takenBack: 0 },
  ...more,
});

test("GO10: pieces are chosen of those that are there, all where none is chosen, and no more than there are", () => {
  const lines = [line({ handedOver: 1 }), line({ itemId: 2, takenBack: 3 })];
  expect(choosePieces(lines, "shop", [])).toEqual([{ itemId: 1, pieces: 2 }]);
  expect(choosePieces(lines, "buyer", [])).toEqual([{ itemId: 1, pieces: 1 }]);
  const one = { itemId: 1, pieces: 1 };
  expect(choosePieces(lines, "shop", [one, one])).toEqual([{ itemId: 1, pieces: 2 }]);
  expect(choosePieces(lines, "shop", [one, one, one])).toBeNull();
  expect(choosePieces(lines, "shop", [{ itemId: 2, pieces: 1 }])).toBeNull();
  expect(choosePieces(lines, "shop", [{ itemId: 9, pieces: 1 }])).toBeNull();
});

test("GO10: in whatever parts pieces of a line are paid back, all of them make its price to the haléř", () => {
  const ordered = fc.record({
    quantity: fc.integer({ min: 1, max: 30 }),
    unitMinor: fc.nat(10_000_000),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    parts: fc.array(fc.nat(9)),
  });
  fc.assert(
    fc.property(ordered, ({ quantity, unitMinor, off, parts }) => {
      const discountMinor = Math.floor(quantity * unitMinor * off);
      let takenBack = 0;
      let backMinor = 0;
      for (const part of [...parts, quantity]) {
        const pieces = Math.min(part, quantity - takenBack);
        const minor = priceOfPieces(line({ quantity, unitMinor, discountMinor, takenBack }), pieces);
        expect(minor).toBeGreaterThanOrEqual(0);
        backMinor += minor;
        takenBack += pieces;
      }
      expect(backMinor).toBe(quantity * unitMinor - discountMinor);
    }),
  );
});

test("GO10: what no store has had leaves an order first while it is in the shop, and last once it comes back", () => {
  const picks = [
    { storeId: 1, pieces: 1 },
    { storeId: 2, pieces: 2 },
  ];
  const undo = (pieces: number, place: "shop" | "buyer") => undoPicks(picks, { pieces, backOrdered: 2, place });
  expect(undo(3, "shop")).toEqual({ picks: [{ storeId: 1, pieces: 1 }], backOrdered: 2 });
  expect(undo(1, "shop")).toEqual({ picks: [], backOrdered: 1 });
  expect(undo(2, "buyer")).toEqual({
    picks: [
      { storeId: 1, pieces: 1 },
      { storeId: 2, pieces: 1 },
    ],
    backOrdered: 0,
  });
  expect(undo(5, "buyer")).toEqual({ picks, backOrdered: 2 });
});
