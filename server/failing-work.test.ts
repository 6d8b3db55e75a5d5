import { afterEach, expect, test, vi } from "vitest";
import type { Ctx } from "./context.ts";
import { watchWork } from "./failing-work.ts";

afterEach(() => void vi.useRealTimers());

const away = () => Promise.reject(new Error("Connection terminated due to connection timeout"));

function watched() {
  const lines: string[] = [];
  const note = (level: string) => (_: unknown, text: string) => void lines.push(`${level}: ${text}`);
  const ctx = { log: { warn: note("warn"), error: note("error") } } as unknown as Ctx;
  return { lines, ...watchWork(ctx, "regular work failed") };
}

test("a database that is away is a warning, what nobody expected an error", async () => {
  const { lines, run } = watched();
  await run(away);
  await run(() => Promise.reject(new Error("division by zero")));
  expect(lines).toEqual(["warn: regular work failed", "error: regular work failed"]);
});

test("what fails for more than a minute is an error; a success in between begins anew", async () => {
  vi.useFakeTimers();
  const { lines, run } = watched();
  await run(away);
  vi.advanceTimersByTime(59_000);
  await run(away);
  expect(await run(async () => "done")).toBe("done");
  vi.advanceTimersByTime(59_000);
  await run(away);
  expect(lines.splice(0)).toEqual(Array(3).fill("warn: regular work failed"));
  vi.advanceTimersByTime(61_000);
  await run(away);
  expect(lines).toEqual(["error: regular work failed"]);
});
