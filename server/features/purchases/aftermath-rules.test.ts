import { expect, test } from "vitest";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { type Aftermath, relistRefusal, secondChanceEnd, secondChanceRefusal } from "./aftermath-rules.ts";

const closedAt = new Date("2026-11-01T19:00:00Z");
const after = (days: number) => new Date(closedAt.getTime() + days * dayMs);

function unsold(changes: Partial<Aftermath> = {}): Aftermath {
  return {
    type: "supply",
    saleMode: "auction",
    status: "unsold",
    closedAt,
    voidedAt: null,
    relistedId: null,
    isTakenOffAgain: false,
    hasOpenChance: false,
    hasBidderLeft: true,
    ...changes,
  };
}

test("what found no buyer may be offered again, whatever its sale mode and whenever", () => {
  expect(relistRefusal(unsold())).toBe(null);
  expect(relistRefusal(unsold({ saleMode: "fixed_price" }))).toBe(null);
});

test.each([
  ["once it is offered again", { relistedId: 7 }, "ALREADY_RELISTED"],
  ["while a bidder thinks about it", { hasOpenChance: true }, "SECOND_CHANCE_OPEN"],
  ["when it is sold", { status: "sold" }, "NOT_RELISTABLE"],
  ["while it runs", { status: "live" }, "NOT_RELISTABLE"],
  ["when it was taken off", { status: "cancelled" }, "NOT_RELISTABLE"],
] as const)("it is not offered again %s", (_, changes, code) => {
  expect(relistRefusal(unsold(changes))).toBe(code);
});

test.each([
  ["of a fixed price", { saleMode: "fixed_price" }, "SECOND_CHANCE_NOT_POSSIBLE"],
  ["of what is sold", { status: "sold" }, "SECOND_CHANCE_NOT_POSSIBLE"],
  ["of what is offered again", { relistedId: 7 }, "ALREADY_RELISTED"],
  ["beside another one", { hasOpenChance: true }, "SECOND_CHANCE_OPEN"],
  ["to nobody", { hasBidderLeft: false }, "NO_BIDDER_LEFT"],
] as const)("there is no second chance %s", (_, changes, code) => {
  expect(secondChanceRefusal(unsold(changes), after(1))).toBe(code);
});

test("P6: a second chance is possible for 14 days, counted anew when a sale comes to nothing", () => {
  expect(secondChanceRefusal(unsold(), new Date(after(14).getTime() - 1))).toBe(null);
  expect(secondChanceRefusal(unsold(), after(14))).toBe("SECOND_CHANCE_TOO_LATE");
  const voided = unsold({ voidedAt: after(10) });
  expect(secondChanceRefusal(voided, after(23))).toBe(null);
  expect(secondChanceRefusal(voided, after(24))).toBe("SECOND_CHANCE_TOO_LATE");
});

test("P7: an offer stands for 48 hours, over a change of the clocks too", () => {
  const beforeChange = new Date("2026-10-24T12:00:00Z");
  expect(secondChanceEnd(beforeChange).getTime() - beforeChange.getTime()).toBe(48 * hourMs);
});

test("what was offered again and taken off by its seller may be offered once more", () => {
  expect(relistRefusal(unsold({ status: "cancelled", isTakenOffAgain: true }))).toBe(null);
  expect(relistRefusal(unsold({ status: "cancelled" }))).toBe("NOT_RELISTABLE");
});
