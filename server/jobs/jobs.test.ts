import { expect, test, vi } from "vitest";
import { createTestContext } from "#test/context.ts";
import { forEachDue } from "./for-each-due.ts";
import { inBatches } from "./in-batches.ts";

test("a heap is worked through until a batch comes back short, and counted", async () => {
  const sizes = [3, 3, 1, 3];
  expect(await inBatches(3, async (size) => Math.min(size, sizes.shift() ?? 0))).toBe(7);
  expect(sizes).toEqual([3]);
});

test("each that is due is seen once a run, also where one before it fails or stays due", async () => {
  const ctx = await createTestContext({ size: 1 });
  const due = Array.from({ length: 450 }, (_, index) => ({ id: index + 1 }));
  const seen: number[] = [];
  const done = await forEachDue(
    ctx,
    async (after, limit) => due.filter(({ id }) => id > after).slice(0, limit),
    async ({ id }) => {
      seen.push(id);
      if (id % 100 === 0) throw new Error("this one fails");
      return id % 2 === 0;
    },
  );
  expect(seen).toEqual(due.map(({ id }) => id));
  expect(done).toBe(225 - 4);
});

test("a service that is silent three times in a row keeps nobody else waiting, one that refuses is asked on", async () => {
  const ctx = await createTestContext({ size: 1 });
  const services = ["silent", "refusing", "well"];
  const due = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, service: services[index % 3] as string }));
  const asked: string[] = [];
  const now = vi.spyOn(performance, "now");
  let time = 0;
  now.mockImplementation(() => time);
  await forEachDue(
    ctx,
    async (after, limit) => due.filter(({ id }) => id > after).slice(0, limit),
    async ({ service }) => {
      asked.push(service);
      if (service === "silent") time += 10_000;
      if (service !== "well") throw new Error(service);
      return true;
    },
    ({ service }) => service,
  );
  now.mockRestore();
  expect(services.map((name) => asked.filter((each) => each === name).length)).toEqual([3, 10, 10]);
});
