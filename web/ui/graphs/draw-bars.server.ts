import { scaleBand, scaleLinear } from "d3-scale";
import type { Bars } from "./bar-graph.tsx";
import { plotHeight } from "./plot.ts";

interface Column {
  readonly label: string;
  /** One amount, or two that stand side by side. */
  readonly amounts: readonly number[];
}

/** So many labels have room below a graph of the whole column on a wide screen. */
const labelsOfColumn = 6;

/** Draws columns from left to right, amounts from zero on. It runs in loaders alone: no browser loads what draws. */
export function drawBars(columns: readonly Column[], mostLabels = labelsOfColumn): Bars {
  const series = Math.max(1, ...columns.map(({ amounts }) => amounts.length));
  const x = scaleBand([0, 100])
    .domain(columns.map((_, index) => String(index)))
    .paddingInner(0.35)
    .paddingOuter(0.15);
  const y = scaleLinear([0, Math.max(1, ...columns.flatMap(({ amounts }) => amounts))], [plotHeight, 0]).nice(4);
  const width = x.bandwidth() / series;
  const every = Math.ceil(columns.length / mostLabels);
  return {
    amounts: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((price) => ({ y: y(price), price })),
    // Counted from the end, so that the newest column has its label.
    times: columns.flatMap(({ label }, index) =>
      (columns.length - 1 - index) % every === 0 ? [{ x: (x(String(index)) ?? 0) + x.bandwidth() / 2, label }] : [],
    ),
    bars: columns.flatMap(({ amounts }, index) =>
      amounts.flatMap((amount, place) =>
        amount > 0
          ? [
              {
                x: (x(String(index)) ?? 0) + place * width,
                width,
                y: y(amount),
                height: plotHeight - y(amount),
                isSecond: place > 0,
              },
            ]
          : [],
      ),
    ),
  };
}
