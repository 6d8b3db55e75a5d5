import { expect, test } from "vitest";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import { groupFailed } from "./failed-groups.ts";
import { nextQueue, startQueue } from "./photo-queue.ts";

const wrong = (count: number, mime = "application/pdf") =>
  Array.from({ length: count }, (_, n) => ({ key: `${mime}-${n}`, name: `${n}.pdf`, size: 9, mime }));
const queueOf = (files: ReturnType<typeof wrong>) => nextQueue(startQueue([]), { type: "added", files });

test("thirty wrong files are one message", () => {
  const { single, groups } = groupFailed(queueOf(wrong(30)).failed);
  expect([single.length, groups.map(({ reason, files }) => [reason, files.length])]).toEqual([0, [["type", 30]]]);
});

test("a few are named one by one", () => {
  const { single, groups } = groupFailed(queueOf(wrong(2)).failed);
  expect([single.length, groups.length]).toEqual([2, 0]);
});

test("different faults are told apart", () => {
  const files = [
    ...wrong(3),
    ...wrong(3, "image/png").map((file) => ({ ...file, size: maxUploadBytes + 1 })),
    { key: "e", name: "e.jpg", size: 0, mime: "image/jpeg" },
  ];
  const { single, groups } = groupFailed(queueOf(files).failed);
  expect([single.map(({ reason }) => reason), groups.map(({ reason }) => reason)]).toEqual([
    ["empty"],
    ["type", "size"],
  ]);
});

test("they are taken off the list at once, pictures stay", () => {
  const queue = queueOf([...wrong(30), { key: "ok", name: "ok.jpg", size: 9, mime: "image/jpeg" }]);
  const after = nextQueue(queue, { type: "dismissedAll" });
  expect([after.failed.length, after.tiles.map(({ key }) => key)]).toEqual([0, ["ok"]]);
});
