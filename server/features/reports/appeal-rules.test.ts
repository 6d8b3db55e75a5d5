import { expect, test } from "vitest";
import { appealUntil, hasDecided, measureNow, outcomeNow } from "./appeal-rules.ts";

const decided = (outcome: "upheld" | "dismissed", day = "2026-08-31T10:00:00Z") => ({
  ...{ outcome, decidedAt: new Date(day), decidedById: 1 },
});
const appeal = (side: "reporter" | "reported", outcome: "granted" | "refused" | null) => ({
  ...{ side, outcome, decidedById: outcome && 2 },
  decidedAt: outcome && new Date("2026-10-01T10:00:00Z"),
});

test("a granted appeal turns the decision round, a refused one leaves it", () => {
  const report = decided("upheld");
  expect(outcomeNow({ outcome: null }, [])).toBeNull();
  expect(outcomeNow(report, [appeal("reported", null)])).toBe("upheld");
  expect(outcomeNow(report, [appeal("reported", "refused")])).toBe("upheld");
  expect(outcomeNow(report, [appeal("reported", "granted")])).toBe("dismissed");
  expect(outcomeNow(report, [appeal("reported", "granted"), appeal("reporter", "granted")])).toBe("upheld");
});

test("the side that a decision went against may appeal for six months, to the last day of a shorter month", () => {
  expect(appealUntil(decided("upheld"), [], "reported")?.toISOString()).toBe("2027-02-28T10:00:00.000Z");
  expect(appealUntil(decided("upheld"), [], "reporter")).toBeNull();
  expect(appealUntil(decided("dismissed", "2026-01-15T10:00:00Z"), [], "reporter")?.toISOString()).toBe(
    "2026-07-15T10:00:00.000Z",
  );
  expect(appealUntil(decided("dismissed"), [], "reported")).toBeNull();
  expect(appealUntil({ outcome: null, decidedAt: null, decidedById: null }, [], "reporter")).toBeNull();
});

test("each side appeals once, not while an appeal waits, and the other one against what an appeal turned round", () => {
  const report = decided("dismissed");
  expect(appealUntil(report, [appeal("reporter", null)], "reporter")).toBeNull();
  expect(appealUntil(report, [appeal("reporter", "refused")], "reporter")).toBeNull();
  const turned = [appeal("reporter", "granted")];
  expect(appealUntil(report, turned, "reported")?.toISOString()).toBe("2027-04-01T10:00:00.000Z");
  expect(appealUntil(report, [...turned, appeal("reported", "granted")], "reporter")).toBeNull();
});

test("the measure that holds is that of the last decision against whom it concerns", () => {
  const upheld = { ...decided("upheld"), action: "hidden" as const };
  const refused = { ...appeal("reported", "refused"), action: null };
  expect(measureNow(upheld, [refused])).toBe("hidden");
  expect(measureNow(upheld, [{ ...refused, outcome: "granted" }])).toBeNull();
  const turned = { ...appeal("reporter", "granted"), action: "suspended" as const };
  expect(measureNow({ ...decided("dismissed"), action: null }, [turned])).toBe("suspended");
});

test("whoever has decided the report or an appeal of it has decided it", () => {
  const appeals = [appeal("reporter", "granted"), appeal("reported", null)];
  expect([1, 2, 3].map((userId) => hasDecided(userId, decided("dismissed"), appeals))).toEqual([
    ...[true, true, false],
  ]);
});
