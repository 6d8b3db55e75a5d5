import pino from "pino";
import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestApp } from "#test/app.ts";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import { reportErrors } from "./report-errors.ts";

const silence = { write: () => {} };

test("an error of the log is reported with its cause and where it was thrown, without the values it failed on", async () => {
  const posts: PeerCall[] = [];
  const url = await makeHttpPeer((call) => {
    posts.push(call);
    return { json: {} };
  });
  const reports = await reportErrors(`${url.replace("//", "//abc123@")}/42`, "production");
  const log = pino({ hooks: reports.hooks }, silence);
  const { db } = await createTestApp();
  const failure = await db.execute(sql`select ${"somebody@example.com"}::int`).catch((error: unknown) => error);
  log.warn({ err: failure }, "a warning stays in the log");
  log.error({ err: failure, userId: 7 }, "the mail could not be written");
  await reports.stop();

  expect(posts.map(({ path }) => path.split("?", 1)[0])).toEqual(["/api/42/envelope/"]);
  const [, , event] = (posts[0]?.body ?? "").split("\n").map((line) => JSON.parse(line));
  expect(event).toMatchObject({
    level: "error",
    environment: "production",
    transaction: "the mail could not be written",
  });
  expect(event.release).toMatch(/^kabinet@\d/);
  const thrown = event.exception.values.at(-1);
  expect(thrown.value).toContain("select $1::int");
  expect(thrown.stacktrace.frames.length).toBeGreaterThan(0);
  expect(posts[0]?.body).not.toContain("somebody@example.com");
});

test("a service that is away takes nothing from the log and holds nothing up", async () => {
  const reports = await reportErrors("http://abc123@127.0.0.1:9/42", "trial");
  const lines: string[] = [];
  const log = pino({ hooks: reports.hooks }, { write: (line: string) => void lines.push(line) });
  log.error({ err: new Error("lost") }, "the mail could not be written");
  await reports.stop();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["the mail could not be written"]);
});
