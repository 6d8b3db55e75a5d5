import { beforeEach, expect, test } from "vitest";
import { ApplicationState } from "./application-state.ts";
import type { Ctx } from "./context.ts";
import { forget, remembered } from "./remembered.ts";

const longMs = 60_000;
let ctx: Ctx;
let loads: number;

// Only the state matters: each application has its own.
beforeEach(() => {
  ctx = { state: new ApplicationState() } as Ctx;
  loads = 0;
});
const load = async () => ++loads;

test("callers that come together share one load, and later ones what it gave", async () => {
  const both = await Promise.all([remembered(ctx, "a", longMs, load), remembered(ctx, "a", longMs, load)]);
  expect([...both, await remembered(ctx, "a", longMs, load)]).toEqual([1, 1, 1]);
});

test("what is older than asked for is loaded anew", async () => {
  await remembered(ctx, "a", 0, load);
  expect(await remembered(ctx, "a", longMs, load)).toBe(2);
});

test("forgetting a key leaves the others; forgetting all leaves none", async () => {
  const keys = ["a", "b"];
  const read = () => Promise.all(keys.map((key) => remembered(ctx, key, longMs, load)));
  await read();
  forget(ctx, "a");
  expect(await read()).toEqual([3, 2]);
  forget(ctx);
  expect(await read()).toEqual([4, 5]);
});

test("a failed load is asked again, and its failure does not throw away what came after it", async () => {
  let fail: (error: Error) => void = () => {};
  const failing = remembered(ctx, "a", longMs, () => new Promise((_, reject) => (fail = reject)));
  forget(ctx, "a");
  await remembered(ctx, "a", longMs, load);
  fail(new Error("the database was away"));
  await expect(failing).rejects.toThrow("away");
  expect(await remembered(ctx, "a", longMs, load)).toBe(1);
  await expect(remembered(ctx, "b", longMs, () => Promise.reject(new Error("again")))).rejects.toThrow();
  expect(await remembered(ctx, "b", longMs, load)).toBe(2);
});

test("two applications in one process remember each for itself", async () => {
  await remembered(ctx, "a", longMs, load);
  expect(await remembered({ state: new ApplicationState() } as Ctx, "a", longMs, load)).toBe(2);
});
