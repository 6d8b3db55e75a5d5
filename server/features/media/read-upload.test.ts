import type { IncomingMessage } from "node:http";
import Fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRawConnection } from "#test/rig/raw-connection.ts";
import { endIfSlow, readUpload } from "./read-upload.ts";
import { withUploads } from "./with-uploads.ts";

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

test("an upload whose connection went before it was read is refused at once", async () => {
  vi.useRealTimers();
  const app = Fastify();
  const outcome = new Promise((resolve) =>
    withUploads(app, (scope) => {
      scope.post("/", async (request) => {
        socket.destroy();
        await vi.waitUntil(() => request.raw.destroyed);
        readUpload(request).then(() => resolve("read"), resolve);
      });
    }),
  );
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const { socket } = await openRawConnection(Number(port));
  socket.write(
    "POST / HTTP/1.1\r\nhost: kabinet\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 900\r\n\r\n--b",
  );
  await expect(outcome).resolves.toMatchObject({ code: "PICTURE_UNREADABLE" });
  await app.close();
});
