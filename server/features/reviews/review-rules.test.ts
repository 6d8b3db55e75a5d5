import { expect, test } from "vitest";
import { decideWriting, reviewStateOf, reviewWindowMs, writeAfterMs } from "./review-rules.ts";

const received = new Date("2026-11-01T10:00:00Z");
const after = (ms: number) => new Date(received.getTime() + ms);
const sealed = { publishedAt: null };
const shown = { publishedAt: received };

test.each([
  ["not completed", null, null, 0, "not_yet", "REVIEW_TOO_EARLY"],
  ["completed", received, null, 0, "not_yet", "REVIEW_TOO_EARLY"],
  ["completed since nearly a day", received, null, writeAfterMs - 1, "not_yet", "REVIEW_TOO_EARLY"],
  ["completed since a day", received, null, writeAfterMs, "open", "allowed"],
  ["written, the other one not", received, sealed, writeAfterMs, "waiting", "allowed"],
  ["both written", received, shown, 1, "public", "REVIEW_CLOSED"],
  ["the last moment", received, null, reviewWindowMs - 1, "open", "allowed"],
  ["the time is over", received, null, reviewWindowMs, "closed", "REVIEW_CLOSED"],
  ["the time is over for a sealed one", received, sealed, reviewWindowMs, "public", "REVIEW_CLOSED"],
] as const)("%s", (_name, receivedAt, mine, ms, state, decision) => {
  const facts = { receivedAt, mine };
  expect([reviewStateOf(facts, after(ms)), decideWriting(facts, after(ms))]).toEqual([state, decision]);
});
