import { expect, test } from "vitest";
import { drawBars } from "./draw-bars.server.ts";
import { plotHeight } from "./plot.ts";

test("bars stand on zero, the greatest within the plot, two amounts side by side, and nothing is no bar", () => {
  const { bars, amounts } = drawBars([
    { label: "10", amounts: [100, 0] },
    { label: "11", amounts: [50, 25] },
  ]);
  expect(bars.map(({ y, height }) => y + height)).toEqual([plotHeight, plotHeight, plotHeight]);
  const [first, second, beside] = bars;
  expect(first?.height).toBe(2 * (second?.height ?? 0));
  expect(beside).toMatchObject({ isSecond: true, height: (second?.height ?? 0) / 2 });
  expect(beside?.x).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0));
  expect(amounts[0]).toEqual({ y: plotHeight, price: 0 });
});

test("thirty days have six labels, the last day one of them; counts have whole marks only", () => {
  const days = Array.from({ length: 30 }, (_, day) => ({
    label: `${day + 1}.`,
    amounts: [day === 3 ? 1 : 0],
  }));
  const { times, amounts } = drawBars(days);
  expect(times.map(({ label }) => label)).toEqual(["5.", "10.", "15.", "20.", "25.", "30."]);
  expect(amounts.map(({ price }) => price)).toEqual([0, 1]);
});
