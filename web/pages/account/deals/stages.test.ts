import { expect, test } from "vitest";
import type { Deal } from "#contract/deals/deal.ts";
import type { DealReviews } from "#contract/reviews/reviews.ts";
import { stagesOf } from "./stages.ts";

const at = "2026-11-20T10:00:00.000Z";
type Reviews = Pick<DealReviews, "state" | "theyHaveWritten">;
const unreviewed: Reviews = { state: "open", theyHaveWritten: false };
const deal = (status: Deal["status"], handover: Deal["handover"] = "post", reviews = unreviewed) =>
  stagesOf({ status, handover, steps: [{ kind: "paid", by: "seller", at, note: null }] }, reviews).map(
    ({ key, state }) => `${key} ${state}`,
  );

test.each<[Deal["status"], Deal["handover"], string[]]>([
  ["awaiting_payment", "post", ["paid now", "sent later", "received later", "reviewed later"]],
  ["paid", "post", ["paid done", "sent now", "received later", "reviewed later"]],
  ["sent", "post", ["paid done", "sent done", "received now", "reviewed later"]],
  ["received", "post", ["paid done", "sent done", "received done", "reviewed now"]],
  ["paid", "in_person", ["paid done", "handed now", "received later", "reviewed later"]],
  ["received", "in_person", ["paid done", "handed done", "received done", "reviewed now"]],
])("%s, handed over by %s", (status, handover, stages) => {
  expect(deal(status, handover)).toEqual(stages);
});

test("a stage knows when it was reached, one that was left out does not", () => {
  const [paid, sent] = stagesOf(
    { status: "received", handover: "both", steps: [{ kind: "paid", by: "seller", at, note: null }] },
    unreviewed,
  );
  expect([paid?.at, sent?.at]).toEqual([at, null]);
});

test.each<[DealReviews["state"], boolean, string]>([
  ["open", true, "now"],
  ["waiting", false, "now"],
  ["public", true, "done"],
  ["public", false, "done"],
  ["closed", true, "done"],
  ["closed", false, "missed"],
])("reviews that are %s, the other one written: %s, leave the last stage %s", (state, theyHaveWritten, last) => {
  expect(deal("received", "post", { state, theyHaveWritten }).at(-1)).toBe(`reviewed ${last}`);
});
