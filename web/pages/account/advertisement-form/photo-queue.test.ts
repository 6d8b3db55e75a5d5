import { expect, test } from "vitest";
import { maxUploadBytes, type Picture } from "#contract/media.ts";
import {
  nextQueue,
  orderToSend,
  type PhotoEvent,
  startQueue,
  uploadSecondsLeft,
  uploadsToStart,
} from "./photo-queue.ts";

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
const after = (stored: string[], ...events: PhotoEvent[]) =>
  events.reduce(nextQueue, startQueue(stored.map(picture)));
const keys = (queue: ReturnType<typeof after>) => queue.tiles.map(({ key }) => key);

test("two uploads run at a time, the others wait for their turn", () => {
  const added: PhotoEvent = { type: "added", files: ["a", "b", "c"].map((key) => file(key)) };
  expect(uploadsToStart(after([], added))).toEqual(["a", "b"]);
  const running = after(
    [],
    added,
    { type: "started", key: "a", at: 0 },
    { type: "started", key: "b", at: 0 },
  );
  expect(uploadsToStart(running)).toEqual([]);
  expect(uploadsToStart(nextQueue(running, { type: "uploaded", key: "a", picture: picture("p") }))).toEqual([
    "c",
  ]);
  expect(uploadsToStart(nextQueue(running, { type: "failed", key: "b", message: "!" }))).toEqual(["c"]);
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
    ],
  });
  expect(keys(queue)).toEqual(["a"]);
  expect(queue.refused.map(({ fileName, reason }) => [fileName, reason])).toEqual([
    ["b.pdf", "type"],
    ["c.jpg", "size"],
    ["d.jpg", "empty"],
    ["IMG_1.HEIC", "type"],
  ]);
});

test("of too many files the first ones fill the twelve places", () => {
  const stored = Array.from({ length: 11 }, (_, index) => `p${index}`);
  const queue = after(stored, { type: "added", files: [file("a"), file("b")] });
  expect(keys(queue).slice(11)).toEqual(["a"]);
  expect(queue.refused).toMatchObject([{ key: "b", reason: "count" }]);
});

test("a failed upload keeps its place and can be tried again", () => {
  const queue = after(
    ["p"],
    { type: "added", files: [file("a")] },
    { type: "started", key: "a", at: 0 },
    { type: "failed", key: "a", message: "connection" },
  );
  expect(queue.tiles[1]).toMatchObject({ state: "failed", message: "connection" });
  expect(uploadsToStart(nextQueue(queue, { type: "retried", key: "a" }))).toEqual(["a"]);
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
  const queue = after(
    ["p", "q"],
    { type: "added", files: [file("a")] },
    { type: "loaded", pictures: [picture("q")] },
  );
  expect(keys(queue)).toEqual(["q", "a"]);
});

test("the time left follows the speed so far and is not guessed at the start", () => {
  const queue = after([], { type: "added", files: [file("a")] }, { type: "started", key: "a", at: 1_000 });
  const share = (value: number) => nextQueue(queue, { type: "progressed", key: "a", share: value }).tiles[0];
  expect(uploadSecondsLeft(share(0.5) as never, 5_000)).toBe(4);
  expect(uploadSecondsLeft(share(0.01) as never, 5_000)).toBeNull();
  expect(uploadSecondsLeft(share(0.5) as never, 1_100)).toBeNull();
});
