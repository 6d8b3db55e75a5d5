import { expect, test } from "vitest";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import type { Picture } from "#contract/media/media.ts";
import { orderToSend, uploadSecondsLeft, uploadsToStart } from "./photo-progress.ts";
import { nextQueue, type PhotoEvent, startQueue } from "./photo-queue.ts";

const picture = (id: string): Picture => ({
  id,
  width: 4,
  height: 5,
  widths: [320],
  ready: true,
  role: null,
});
const file = (key: string, size = 1_000, mime = "image/jpeg", name = `${key}.jpg`) => ({
  key,
  name,
  size,
  mime,
});
const after = (stored: string[], ...events: PhotoEvent[]) => events.reduce(nextQueue, startQueue(stored.map(picture)));
const keys = (queue: ReturnType<typeof after>) => queue.tiles.map(({ key }) => key);

test("two uploads run at a time, the others wait for their turn", () => {
  const added: PhotoEvent = { type: "added", files: ["a", "b", "c"].map((key) => file(key)) };
  expect(uploadsToStart(after([], added))).toEqual(["a", "b"]);
  const running = after([], added, { type: "started", key: "a", at: 0 }, { type: "started", key: "b", at: 0 });
  expect(uploadsToStart(running)).toEqual([]);
  expect(uploadsToStart(nextQueue(running, { type: "uploaded", key: "a", picture: picture("p") }))).toEqual(["c"]);
  expect(uploadsToStart(nextQueue(running, { type: "failed", key: "b", message: "!", canRetry: false }))).toEqual([
    "c",
  ]);
});

test("files that are no pictures, empty, or too large are named and not taken; the others are", () => {
  const queue = after([], {
    type: "added",
    files: [
      file("a"),
      file("b", 10, "application/pdf", "b.pdf"),
      file("c", maxUploadBytes + 1),
      file("d", 0),
      file("e", 10, "", "IMG_1.HEIC"),
      file("f", 10, "image/heic", "IMG_2.heic"),
      file("g", 10, "", "smlouva.docx"),
    ],
  });
  expect(keys(queue)).toEqual(["a", "e", "f"]);
  expect(queue.failed.map(({ fileName, reason }) => [fileName, reason])).toEqual([
    ["b.pdf", "type"],
    ["c.jpg", "size"],
    ["d.jpg", "empty"],
    ["smlouva.docx", "type"],
  ]);
});

test("of too many files the first ones fill the twelve places", () => {
  const stored = Array.from({ length: 11 }, (_, index) => `p${index}`);
  const queue = after(stored, { type: "added", files: [file("a"), file("b")] });
  expect(keys(queue).slice(11)).toEqual(["a"]);
  expect(queue.failed).toMatchObject([{ key: "b", reason: "count" }]);
});

test("a failed upload is not among the pictures and gives its place back; tried again it returns to it", () => {
  const queue = after(
    ["p", "q"],
    { type: "added", files: [file("a")] },
    { type: "moved", key: "a", to: 0 },
    { type: "started", key: "a", at: 0 },
    { type: "failed", key: "a", message: "ill", canRetry: true },
  );
  expect(keys(queue)).toEqual(["p", "q"]);
  expect(queue.failed).toMatchObject([{ fileName: "a.jpg", reason: "server", message: "ill" }]);
  const again = nextQueue(queue, { type: "retried", key: "a" });
  expect([keys(again), again.failed, uploadsToStart(again)]).toEqual([["a", "p", "q"], [], ["a"]]);
});

test("files that failed for good take no place of the twelve and cannot be tried again", () => {
  const bad = Array.from({ length: 12 }, (_, index) => `bad${index}`);
  const queue = after(
    [],
    { type: "added", files: bad.map((key) => file(key)) },
    ...bad.map((key): PhotoEvent => ({ type: "failed", key, message: "no picture", canRetry: false })),
    { type: "added", files: [file("a")] },
    { type: "retried", key: "bad0" },
  );
  expect(keys(queue)).toEqual(["a"]);
  expect(queue.failed).toHaveLength(12);
});

test("a file for which there is no room any more is not tried again", () => {
  const stored = Array.from({ length: 11 }, (_, index) => `p${index}`);
  const queue = after(
    stored,
    { type: "added", files: [file("a")] },
    { type: "failed", key: "a", message: "ill", canRetry: true },
    { type: "added", files: [file("b")] },
    { type: "retried", key: "a" },
  );
  expect(keys(queue).slice(11)).toEqual(["b"]);
  expect(queue.failed).toMatchObject([{ key: "a", reason: "count", canRetry: false }]);
});

test("the order is told once everything is uploaded and only when it differs", () => {
  expect(orderToSend(after(["p", "q"]))).toBeNull();
  const moved: PhotoEvent = { type: "moved", key: "q", to: 0 };
  expect(orderToSend(after(["p", "q"], moved))).toEqual(["q", "p"]);
  expect(orderToSend(after(["p", "q"], moved, { type: "added", files: [file("a")] }))).toBeNull();
  expect(orderToSend(after(["p", "q"], moved, { type: "reordered", ids: ["q", "p"] }))).toBeNull();
});

test("a picture moved before its upload ended keeps its new place", () => {
  const queue = after(
    ["p"],
    { type: "added", files: [file("a")] },
    { type: "started", key: "a", at: 0 },
    { type: "moved", key: "a", to: 0 },
    { type: "uploaded", key: "a", picture: picture("q") },
  );
  expect(keys(queue)).toEqual(["a", "p"]);
  expect(orderToSend(queue)).toEqual(["q", "p"]);
});

test("a removed picture leaves the order as well", () => {
  const queue = after(["p", "q"], { type: "dismissed", key: "p" });
  expect(keys(queue)).toEqual(["q"]);
  expect(orderToSend(queue)).toBeNull();
});

test("what the server has replaces what is here, what is on its way stays", () => {
  const queue = after(["p", "q"], { type: "added", files: [file("a")] }, { type: "loaded", pictures: [picture("q")] });
  expect(keys(queue)).toEqual(["q", "a"]);
});

test("the time left follows the speed so far and is not guessed at the start", () => {
  const queue = after([], { type: "added", files: [file("a")] }, { type: "started", key: "a", at: 1_000 });
  const share = (value: number) => nextQueue(queue, { type: "progressed", key: "a", share: value }).tiles[0];
  expect(uploadSecondsLeft(share(0.5) as never, 5_000)).toBe(4);
  expect(uploadSecondsLeft(share(0.01) as never, 5_000)).toBeNull();
  expect(uploadSecondsLeft(share(0.5) as never, 1_100)).toBeNull();
});
