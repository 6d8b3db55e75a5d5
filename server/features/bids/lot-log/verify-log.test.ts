import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bidding } from "#test/make/bidding.ts";
import { makeLog } from "#test/make/log.ts";
import { LogFault } from "./read-line.ts";
import { verifyLog } from "./verify-log.ts";

const nothing = { receipts: [], finalHash: null };
const file = (lines: readonly string[]) => Buffer.from(lines.join(""));
const histories = bidding.map(makeLog).filter(({ lines }) => lines.length > 0);
const runs = { numRuns: 500 };

describe("the log of a random lot", () => {
  test("holds, and each bidder can open the own commitments, with no other maximum or salt", () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 1_000 }), (log, pick, more) => {
        const bytes = file(log.lines);
        const { receipts } = log;
        const found = verifyLog(bytes, { receipts, finalHash: null });
        expect(found).toMatchObject({
          lot: 1,
          entries: log.lines.length,
          bids: receipts.length,
          retracted: 0,
        });
        expect(verifyLog(bytes, { receipts, finalHash: found.finalHash })).toEqual(found);
        const own = receipts[pick % receipts.length];
        if (!own) return;
        const salt = Buffer.from(own.salt).fill(0xff, 15);
        for (const wrong of [
          { ...own, maximumMinor: own.maximumMinor + more },
          { ...own, salt },
        ]) {
          expect(() => verifyLog(bytes, { receipts: [wrong], finalHash: null })).toThrow(/another maximum/);
        }
      }),
      runs,
    );
  });

  test("N5: does not hold once any byte is another, is gone, or is added", () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.integer({ min: 1, max: 255 }), (log, pick, change) => {
        const bytes = file(log.lines);
        const at = pick % bytes.length;
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ change;
        expectFault(changed);
        expectFault(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]));
        expectFault(Buffer.concat([bytes.subarray(0, at), Buffer.from([change]), bytes.subarray(at)]));
      }),
      { numRuns: 2_000 },
    );
  });

  test("does not hold with lines in another order, dropped, repeated or cut off", () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.nat(), ({ lines }, one, other) => {
        const [a, b] = [one % lines.length, other % lines.length];
        expectFault(file(lines.filter((_, index) => index !== a)));
        expectFault(file(lines.toSpliced(a, 0, lines[a] ?? "")));
        expectFault(file(lines.slice(0, a)));
        if (a !== b) expectFault(file(lines.with(a, lines[b] ?? "").with(b, lines[a] ?? "")));
      }),
      runs,
    );
  });

  test("is known from another true log by the final hash", () => {
    fc.assert(
      fc.property(histories, histories, ({ lines }, another) => {
        fc.pre(file(lines).compare(file(another.lines)) !== 0);
        const { finalHash } = verifyLog(file(another.lines), nothing);
        expect(() => verifyLog(file(lines), { receipts: [], finalHash })).toThrow(/not the final one/);
      }),
      runs,
    );
  });
});

test("an empty file is no log", () => {
  expectFault(Buffer.alloc(0));
  expectFault(Buffer.from("\n"));
});

function expectFault(bytes: Buffer): void {
  expect(() => verifyLog(bytes, nothing)).toThrow(LogFault);
}
