import { expect, test } from "vitest";
import type { Picture } from "#contract/media/media.ts";
import { ApiError } from "#web/api/api-error.ts";
import { uploadsToStart } from "./photo-progress.ts";
import { nextQueue, type PhotoEvent, startQueue } from "./photo-queue.ts";
import type { PhotoQueue } from "./photo-queue-state.ts";
import { readUploadFailure } from "./read-upload-failure.ts";
import { mostFaults, pauseMs } from "./upload-pause.ts";

const t = ((key: string) => key) as never;
const picture = (id: string) => ({ id, width: 4, height: 5, widths: [320], ready: true, role: null }) as Picture;
const fileOf = (key: string) => ({ key, name: `${key}.jpg`, size: 1_000, mime: "image/jpeg" });
const apply = (queue: PhotoQueue, ...events: PhotoEvent[]) => events.reduce(nextQueue, queue);
const running = (...names: string[]) =>
  apply(
    startQueue([]),
    { type: "added", files: names.map(fileOf) },
    ...names.slice(0, 2).map((key): PhotoEvent => ({ type: "started", key, at: 0 })),
  );
const broken = (key: string, at: number, more: object = {}): PhotoEvent => ({
  type: "interrupted",
  key,
  at,
  cause: "connection",
  retryAfterMs: null,
  isFault: false,
  ...more,
});
const refused = (status: number, seconds: number | null = null) =>
  new ApiError(status, { message: "server says" }, seconds);

test("a lost connection fails no file: all wait and go on by themselves", () => {
  const lost = apply(running("a", "b", "c"), broken("a", 100), broken("b", 120));
  expect([lost.failed, uploadsToStart(lost), lost.tiles.map(({ state }) => state)]).toEqual([
    [],
    [],
    ["waiting", "waiting", "waiting"],
  ]);
  expect(lost.pause).toEqual({ cause: "connection", retryAt: 120 + (pauseMs[0] ?? 0) });
  expect(uploadsToStart(apply(lost, { type: "resumed", isFresh: false }))).toEqual(["a", "b"]);
});

test("waits grow while nothing gets through, end after a bound, and start short again when something does", () => {
  let queue = running("a");
  const waits: (number | null | undefined)[] = [];
  for (let trip = 0; trip <= pauseMs.length; trip++) {
    queue = apply(queue, broken("a", 0));
    waits.push(queue.pause?.retryAt);
    queue = apply(queue, { type: "resumed", isFresh: false }, { type: "started", key: "a", at: 0 });
  }
  expect(waits).toEqual([...pauseMs, null]);
  const fresh = apply(queue, { type: "resumed", isFresh: true }, broken("a", 0));
  expect(fresh.pause?.retryAt).toBe(pauseMs[0]);
  const through = apply(queue, { type: "uploaded", key: "a", picture: picture("p") });
  expect(through.pauses).toBe(0);
});

test("what the server asks for is waited out", () => {
  const lost = apply(running("a"), broken("a", 1_000, { cause: "server", retryAfterMs: 40_000 }));
  expect(lost.pause).toEqual({ cause: "server", retryAt: 41_000 });
});

test("busy and unreachable are tried again without end, a file the server fails at only so often", () => {
  expect(readUploadFailure(new TypeError("failed"), 99, t)).toMatchObject({ kind: "later", isFault: false });
  for (const status of [429, 503]) {
    expect(readUploadFailure(refused(status, 7), 99, t)).toEqual({
      kind: "later",
      cause: "server",
      retryAfterMs: 7_000,
      isFault: false,
    });
  }
  expect(readUploadFailure(refused(500), mostFaults - 2, t)).toMatchObject({ kind: "later", isFault: true });
  expect(readUploadFailure(refused(500), mostFaults - 1, t)).toMatchObject({
    kind: "failed",
    canRetry: true,
  });
});

test.each([409, 413, 422])("a refusal with %d is final: trying again cannot help", (status) => {
  expect(readUploadFailure(refused(status), 0, t)).toEqual({
    kind: "failed",
    message: "server says",
    canRetry: false,
  });
});

test("who was signed out may try again after signing in", () => {
  expect(readUploadFailure(refused(401), 0, t)).toMatchObject({ kind: "failed", canRetry: true });
});

test("a picture whose answer got lost is found on the server, not sent twice", () => {
  const lost = apply(running("a", "b"), { type: "progressed", key: "a", share: 1 }, broken("a", 0), broken("b", 0));
  const back = apply(lost, { type: "resumed", isFresh: true });
  expect(uploadsToStart(back)).toEqual(["a"]);
  const found = apply(back, { type: "started", key: "a", at: 0 }, { type: "arrived", pictures: [picture("p")] });
  expect(found.tiles.map(({ key, state }) => [key, state])).toEqual([
    ["p", "stored"],
    ["b", "waiting"],
  ]);
  expect([found.serverOrder, uploadsToStart(found)]).toEqual([["p"], ["b"]]);
});

test("a picture that did not arrive is sent again", () => {
  const lost = apply(running("a"), { type: "progressed", key: "a", share: 1 }, broken("a", 0));
  const back = apply(lost, { type: "resumed", isFresh: true }, { type: "arrived", pictures: [] });
  expect(uploadsToStart(back)).toEqual(["a"]);
});
