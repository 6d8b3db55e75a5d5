import { afterAll, afterEach, vi } from "vitest";
import { closeReaders } from "./event-reader.ts";
import { closeOpened } from "./opened.ts";

// Runs before each test file. Files share a worker and its modules, so what a file leaves behind must not reach the next.

if (process.env.KABINET_SEED) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ seed: Number(process.env.KABINET_SEED) });
}

afterEach(closeReaders);
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await closeOpened();
});
