import { expect, test } from "vitest";
import { narrowTimes } from "./plot.ts";

const times = (...labels: [number, string][]) => labels.map(([x, label]) => ({ x, label }));

test("on the narrowest screen labels that would touch go, the newest stays", () => {
  const quarters = times([3, "Jan\u00a02026"], [28, "Apr\u00a02026"], [53, "Jul\u00a02026"]);
  expect([...narrowTimes(quarters)]).toEqual(["Jul\u00a02026", "Jan\u00a02026"]);
});

test("labels that have room all stay", () => {
  const days = times([1, "22. 11."], [50, "24. 11."], [99, "26. 11."]);
  expect(narrowTimes(days).size).toBe(3);
});
