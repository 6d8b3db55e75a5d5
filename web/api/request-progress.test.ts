import { expect, test, vi } from "vitest";

// Counted from nothing, whatever other files of the same worker have requested.
vi.resetModules();
const { beginWork, currentActivity, subscribeToActivity } = await import("./request-progress.ts");

test("requests are counted until each has ended, once", () => {
  const [first, second] = [beginWork(), beginWork()];
  expect(currentActivity()).toEqual({ running: 2, failures: 0, percent: null });
  first.done();
  first.failed();
  expect(currentActivity()).toEqual({ running: 1, failures: 0, percent: null });
  second.failed();
  expect(currentActivity()).toEqual({ running: 0, failures: 1, percent: null });
  const [other, third] = [beginWork(), beginWork()];
  third.failed();
  expect(currentActivity()).toEqual({ running: 1, failures: 2, percent: null });
  other.done();
  expect(currentActivity().failures).toBe(2);
});

test("progress is the mean of what is known and never passes 100", () => {
  const [upload, download, other] = [beginWork(), beginWork(), beginWork()];
  upload.progressed(0.5);
  expect(currentActivity().percent).toBe(50);
  download.progressed(7);
  expect(currentActivity().percent).toBe(75);
  upload.done();
  upload.progressed(0.1);
  expect(currentActivity().percent).toBe(100);
  for (const work of [download, other]) work.done();
  expect(currentActivity()).toEqual({ running: 0, failures: 2, percent: null });
});

test("listeners hear of every change until they stop", () => {
  let heard = 0;
  const stop = subscribeToActivity(() => {
    heard += 1;
  });
  beginWork().done();
  expect(heard).toBe(2);
  stop();
  beginWork().done();
  expect(heard).toBe(2);
});
