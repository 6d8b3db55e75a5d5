import fc from "fast-check";
import { expect, test } from "vitest";
import type { Step } from "./price-step-rules.ts";
import { thinSteps } from "./thin-steps.ts";

const steps = fc
  .array(fc.record({ pause: fc.nat(5_000), priceMinor: fc.integer({ min: 1, max: 90_000 }) }), {
    minLength: 1,
    maxLength: 600,
  })
  .map((parts) => {
    let ms = 0;
    return parts.map(({ pause, priceMinor }): Step => {
      ms += pause;
      return { at: new Date(ms), priceMinor, kind: "bid" };
    });
  });

test("PG2: thinned out, the ends and the extremes stay, in order, and little is left", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 8, max: 200 }), (all, most) => {
      const thin = thinSteps(all, most);
      const heights = (line: Step[]) => line.map(({ priceMinor }) => priceMinor);
      expect([thin[0], thin.at(-1)]).toEqual([all[0], all.at(-1)]);
      expect(Math.max(...heights(thin))).toBe(Math.max(...heights(all)));
      expect(Math.min(...heights(thin))).toBe(Math.min(...heights(all)));
      expect(all.filter((step) => thin.includes(step))).toEqual(thin);
      expect(thin.length).toBeLessThanOrEqual(most + 4);
    }),
  );
});

test("what is few enough stays as it is", () => {
  const few = [1, 2, 3].map((n): Step => ({ at: new Date(n), priceMinor: n, kind: "bid" }));
  expect(thinSteps(few, 3)).toEqual(few);
});
