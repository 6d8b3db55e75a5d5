import { expect, test } from "vitest";
import { saleAt, saleOf } from "#server/features/monthly-sales/auction-end-rules.ts";
import { decidePlan, groupAt, type StoredSale } from "./plan-rules.ts";

/** What of a monthly sale may be planned (rule S5). */

const now = new Date("2030-11-02T10:00:00Z");
const before: StoredSale = { ...saleAt("2030-11-24", "20:00"), groups: [1, 2, 3] };
const plan = (after: Partial<StoredSale>, facts: { announced?: number[]; hasLots?: boolean; now?: Date } = {}) =>
  decidePlan({
    month: "2030-11",
    before,
    after: { ...before, ...after },
    announced: new Set(facts.announced ?? []),
    hasLots: facts.hasLots ?? (facts.announced ?? []).length > 0,
    now: facts.now ?? now,
  });

test("a sale without lots moves within its month and takes any order of its groups", () => {
  expect(plan({ ...saleAt("2030-11-30", "18:30"), groups: [3, 1, 2] })).toBeNull();
  expect(plan(saleAt("2030-12-01", "20:00"))).toBe("SALE_OTHER_MONTH");
  expect(plan(saleAt("2030-11-09", "10:59"))).toBe("SALE_TOO_SOON");
  expect(plan(saleAt("2030-11-09", "11:00"))).toBeNull();
  expect(plan({}, { now: before.closesAt })).toBe("SALE_OVER");
});

test("what was announced for lots holds: day, time and the places of their groups", () => {
  expect(plan(saleAt("2030-11-24", "20:01"), { hasLots: true })).toBe("SALE_DAY_ANNOUNCED");
  expect(plan({ groups: [3, 2, 1] }, { announced: [2] })).toBeNull();
  expect(plan({ groups: [2, 1, 3] }, { announced: [2] })).toBe("SALE_GROUP_ANNOUNCED");
  expect(plan({ groups: [1, 3, 2] }, { announced: [1] })).toBeNull();
});

test.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 2]]])("groups %j are not all groups, each once", (groups) => {
  expect(plan({ groups })).toBe("SALE_GROUPS_INCOMPLETE");
});

test("a lot's group is told by its announced end", () => {
  expect(groupAt(before, new Date(before.closesAt.getTime() + 10 * 60_000))).toBe(2);
  expect(groupAt(before, new Date(before.closesAt.getTime() + 1))).toBeUndefined();
});

test("S5: an auction joins the first sale that is a week away, whichever day the operator has moved it to", () => {
  const planned = new Map([
    ["2030-11", saleAt("2030-11-09", "18:00")],
    ["2030-12", saleAt("2030-12-01", "20:00")],
  ]);
  const joined = (start: string) => saleOf(new Date(start), planned).closesOn;
  expect(joined("2030-11-02T16:59:00Z")).toBe("2030-11-09");
  expect(joined("2030-11-02T17:01:00Z")).toBe("2030-12-01");
  expect(joined("2030-11-25T12:00:00Z")).toBe("2031-01-26");
});

test("S5: seven days are days of the calendar in Prague, also where the clocks go back", () => {
  const october = { ...before, ...saleAt("2030-10-27", "20:00") };
  const to = (time: string) =>
    decidePlan({
      ...{ month: "2030-10", before: october, announced: new Set<number>(), hasLots: false },
      after: { ...october, ...saleAt("2030-10-31", time) },
      now: new Date("2030-10-24T10:00:00Z"),
    });
  expect([to("11:59"), to("12:00")]).toEqual(["SALE_TOO_SOON", null]);
});
