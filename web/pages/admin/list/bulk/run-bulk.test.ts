import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { describeRun } from "./describe-run.ts";
import { judgeFailure } from "./judge-failure.ts";
import { pickRows } from "./pick-rows.ts";
import { type BulkRun, runBulk } from "./run-bulk.ts";

const t = ((key: string, values = {}) =>
  [key.replace("adminList:bulk.", ""), ...Object.values(values)].join(" ")) as never;
const rows = [1, 2, 3, 4].map((id) => ({ id, name: `row ${id}` }));
const answer = (status: number) => new ApiError(status, { message: `says ${status}` });

/** Runs over four rows; a row that has a failure meets it, and after `stopAfter` the operator stops it. */
async function runOver(failures: Record<number, unknown>, stopAfter = 0) {
  const tried: number[] = [];
  const progress: BulkRun[] = [];
  const run = await runBulk(rows, {
    step: async ({ id }) => {
      tried.push(id);
      if (id in failures) throw failures[id];
    },
    judge: (error) => judgeFailure(error, t),
    isStopped: () => tried.at(-1) === stopAfter,
    onProgress: (each) => progress.push(each),
  });
  return { run, tried, progress, reported: describeRun(run, t) };
}

test("rows are done one after the other in their order, and each is told as it passes", async () => {
  const { tried, progress, reported } = await runOver({});
  expect(tried).toEqual([1, 2, 3, 4]);
  expect(progress.map(({ done, end }) => [done, end])).toEqual([1, 2, 3, 4].map((done) => [done, null]));
  expect(reported).toEqual({ title: "end.all", counts: "counts 4 4.", notes: [], isWhole: true });
});

test("a refused row is told with its reason, and the others are done", async () => {
  const { run, tried, reported } = await runOver({ 2: answer(409), 4: answer(403) });
  expect(tried).toEqual([1, 2, 3, 4]);
  expect(run.refused).toEqual([
    { id: 2, name: "row 2", why: "says 409" },
    { id: 4, name: "row 4", why: "says 403" },
  ]);
  expect(reported).toMatchObject({ title: "end.all", counts: "counts 2 4, refused 2.", isWhole: false });
});

test("a stop leaves the rest as it is, and what was done under way counts", async () => {
  const { tried, reported } = await runOver({ 1: answer(409) }, 2);
  expect(tried).toEqual([1, 2]);
  expect(reported).toMatchObject({ title: "end.stopped", counts: "counts 1 4, refused 1, rest." });
});

test("a stop after the last row has stopped nothing", async () => {
  expect((await runOver({}, 4)).reported.title).toBe("end.all");
});

test.each([new TypeError("Failed to fetch"), new DOMException("", "AbortError"), answer(502), answer(504)])(
  "without an answer (%s) nothing is claimed of the row, and no further one is tried",
  async (failure) => {
    const { tried, reported } = await runOver({ 2: failure });
    expect(tried).toEqual([1, 2]);
    expect(reported).toMatchObject({
      title: "end.cutOff",
      counts: "counts 1 4, rest.",
      notes: ["unknown row 2"],
    });
  },
);

test("a row that does not answer a stop is told as unknown, and the last one leaves no rest", async () => {
  expect((await runOver({ 3: new TypeError() }, 3)).reported.title).toBe("end.stopped");
  expect((await runOver({ 4: new TypeError() })).reported.counts).toBe("counts 3 4.");
});

test.each([401, 429, 503])("where the server takes no more (%d) it ends with the server's words", async (status) => {
  const { tried, reported } = await runOver({ 2: answer(status) });
  expect(tried).toEqual([1, 2]);
  expect(reported).toMatchObject({
    title: "end.barred",
    counts: "counts 1 4, rest.",
    notes: [`says ${status}`],
  });
});

test("a box picks its row, with Shift all from the one pressed before, in either direction", () => {
  const ids = [10, 20, 30, 40];
  const press = (picked: number[], id: number, isPicked: boolean, from: number | null) => [
    ...pickRows(new Set(picked), ids, { id, isPicked, from }),
  ];
  expect(press([10], 30, true, null)).toEqual([10, 30]);
  expect(press([10], 30, true, 10)).toEqual([10, 20, 30]);
  expect(press([40], 20, true, 40)).toEqual([40, 20, 30]);
  expect(press(ids, 20, false, 30)).toEqual([10, 40]);
  // The one pressed before may have left the list.
  expect(press([], 20, true, 99)).toEqual([20]);
});
