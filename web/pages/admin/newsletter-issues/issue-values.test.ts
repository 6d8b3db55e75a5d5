import { expect, test } from "vitest";
import type { EditableIssue } from "#contract/newsletter-issues/newsletter-admin.ts";
import { bodyOf, isStored, newIssue, valuesOf } from "./issue-values.ts";

const none = { cs: "", en: "" };
const issue: EditableIssue = {
  ...{ id: 1, status: "draft", subject: { cs: "Podzim", en: "" }, preheader: none, opening: none },
  ...{ plannedAt: null, startedAt: null, finishedAt: null, progress: null, version: 3 },
  articles: [{ id: 4, name: { cs: "Sudy", en: "" }, fault: null }],
  ...{ lots: [], categoryIds: [2, 5] },
};

test("an issue to everybody names no categories, even where some were ticked before", () => {
  expect(bodyOf({ ...newIssue, audience: "all", categoryIds: [5] }).categoryIds).toEqual([]);
});

test("blanks at the ends and the order of ticks are no change, another order of articles is one", () => {
  const values = valuesOf(issue);
  expect(isStored({ ...values, opening: { cs: "\n", en: " " }, categoryIds: [5, 2] }, issue)).toBe(true);
  expect(isStored({ ...values, articles: [] }, issue)).toBe(false);
});
