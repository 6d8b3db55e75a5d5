import { expect, test } from "vitest";
import { basesToRemove, isBaseDue, isProofDue, isUnbroken, restorablePoints } from "./backup-rules.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const base = (number: number) => ({ startedAt: day(number).toISOString(), endedAt: day(number).toISOString() });

test("BK1: a base is made once the last is seven days old", () => {
  expect(isBaseDue(undefined, day(1))).toBe(true);
  expect(isBaseDue(base(1), new Date(day(8).getTime() - 1))).toBe(false);
  expect(isBaseDue(base(1), day(8))).toBe(true);
});

test("BK2: the newest base that is older than the days kept stays, since moments after it need it", () => {
  const bases = [base(1), base(8), base(15), base(22)];
  expect(basesToRemove(bases, day(28), 14)).toEqual([base(1)]);
  expect(basesToRemove(bases, day(29), 14)).toEqual([base(1), base(8)]);
  expect(basesToRemove(bases, day(14), 14)).toEqual([]);
  expect(basesToRemove([], day(14), 14)).toEqual([]);
  const points = [1, 9, 16].map((number) => ({ at: day(number).toISOString(), counts: {} }));
  const oldest = { ...base(8), kind: "cluster" as const, firstWal: "", version: "", files: {} };
  expect(restorablePoints(points, [oldest]).map(({ at }) => at)).toEqual([day(9).toISOString(), day(16).toISOString()]);
});

test("BK3: a restore is tried where none went well in seven days", () => {
  expect(isProofDue(null, day(1))).toBe(true);
  expect(isProofDue(day(1), new Date(day(8).getTime() - 1))).toBe(false);
  expect(isProofDue(day(1), day(8))).toBe(true);
});

test("files of the log follow one another, over the end of a log too; a gap and a new timeline are breaks", () => {
  const first = "0000000100000002000000FE";
  const unbroken = [first, "0000000100000002000000FF", "000000010000000300000000"];
  expect(isUnbroken(first, unbroken)).toBe(true);
  expect(isUnbroken(first, ["000000010000000200000001", ...unbroken, `${first}.00000028.backup`])).toBe(true);
  expect(isUnbroken(first, [first, "000000010000000300000000"])).toBe(false);
  expect(isUnbroken(first, unbroken.slice(1))).toBe(false);
  expect(isUnbroken(first, [...unbroken, "000000020000000300000000"])).toBe(false);
  expect(isUnbroken(first, [])).toBe(false);
});
