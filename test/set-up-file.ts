import fc from "fast-check";
import { afterAll, afterEach, vi } from "vitest";
import { closeReaders } from "./event-reader.ts";
import { closeOpened } from "./opened.ts";

// Runs before each test file. Files share a worker and its modules, so what a file leaves behind must not reach the next.

fc.configureGlobal({ seed: Number(process.env.KABINET_SEED) });

/** Two queries at once on one connection, as by `Promise.all` within a transaction, fail a run as they fail the server's log. */
function refuseOverlap({ message }: Error): void {
  if (message.includes("already executing a query")) throw new Error(message);
}
if (!process.listeners("warning").some(({ name }) => name === refuseOverlap.name)) process.on("warning", refuseOverlap);

afterEach(closeReaders);
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await closeOpened();
});
