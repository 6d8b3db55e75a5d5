import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endIfSlow } from "./read-upload.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An upload of which so many bytes come in every ten seconds. */
function uploadOf(bytes: readonly number[]) {
  const socket = { bytesRead: 400 };
  const destroy = vi.fn();
  const stop = endIfSlow({ socket, destroy } as unknown as IncomingMessage);
  for (const more of bytes) {
    socket.bytesRead += more;
    vi.advanceTimersByTime(10_000);
  }
  stop();
  return destroy.mock.calls.length;
}

test("an upload at a trickle ends, so that its place is free; one on a slow line goes on", () => {
  expect(uploadOf([1, 1])).toBeGreaterThan(0);
  expect(uploadOf([200_000, 10])).toBeGreaterThan(0);
  expect(uploadOf([40_000, 31_000, 30_000])).toBe(0);
});

test("nothing is looked at once the upload is here", () => {
  const destroy = vi.fn();
  endIfSlow({ socket: { bytesRead: 0 }, destroy } as unknown as IncomingMessage)();
  vi.advanceTimersByTime(60_000);
  expect(destroy).not.toHaveBeenCalled();
});
