import { type ScaleLinear, type ScaleTime, scaleLinear, scaleUtc } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import type { ListingPrices, PriceComparison, PriceRun } from "#contract/prices/prices.ts";
import { hourMs } from "#contract/values/durations.ts";
import type { Locale } from "#contract/values/locale.ts";
import { edge, plotHeight } from "#web/ui/graphs/plot.ts";
import { timeLabel } from "#web/ui/graphs/time-label.ts";
import { type Dot, type Graph, type Point, type PriceGraphs, plotWidth } from "./graph.ts";

/** More marks than these hide the line that they lie on. */
const mostBidDots = 40;
/** Fewer sales make no picture: the sentence and the list of them say it all. */
const fewestSales = 3;
/** Labels nearer to each other than this run together, px. */
const lineHeight = 18;
/** A label needs so much of the axis, per cent, on the narrowest screen. */
const labelWidth = 20;

/** What is seen of the listing itself: its price in CZK and when that was, null while there is none. */
interface ThisListing {
  readonly price: number | null;
  readonly at: string;
}

/** Draws both graphs where there is something to draw. It runs in the loader alone: no browser loads what draws. */
export function drawPrices({ run, comparison }: ListingPrices, listing: ThisListing, locale: Locale): PriceGraphs {
  return {
    run: run && run.changes > 1 ? drawRun(run, comparison?.median ?? null, locale) : null,
    sales: comparison && comparison.count >= fewestSales ? drawSales(comparison, listing, locale) : null,
  };
}

/** The visible price as a line of steps, from the start price to the end or to now. */
function drawRun(run: PriceRun, median: number | null, locale: Locale): Graph {
  const from = Date.parse(run.from);
  const until = Math.max(Date.parse(run.until), from + hourMs);
  const prices = run.steps.map(({ price }) => price);
  const [x, y] = scalesOf(from, until, [...prices, median ?? 0]);
  const last = run.steps.at(-1);
  const points = run.steps.map(({ at, price }) => ({ x: x(Date.parse(at)), y: y(price) }));
  const now = { x: x(Date.parse(run.until)), y: y(last?.price ?? 0) };
  const path = line<{ x: number; y: number }>(
    (point) => (point.x / 100) * plotWidth,
    (point) => point.y,
  ).curve(curveStepAfter);
  const dots = run.steps.flatMap(({ kind }, index): Dot[] => {
    const point = points[index];
    if (!point || kind === "start") return [];
    return run.changes <= mostBidDots ? [{ ...point, kind: "bid" }] : [];
  });
  return {
    ...axes(x, y, locale),
    line: path([...points, now]),
    dots: [...dots, { ...now, kind: "this" }],
    ...labelled(median === null ? null : medianMark(y(median), points), now.y),
  };
}

/** What the same thing was sold for, each sale a mark, and this listing among them. */
function drawSales(comparison: PriceComparison, listing: ThisListing, locale: Locale): Graph {
  const since = Date.parse(comparison.since);
  const at = Date.parse(listing.at);
  const until = since + 365 * 24 * hourMs;
  const own = listing.price !== null && at >= since ? listing.price : null;
  const prices = comparison.sales.map(({ price }) => price);
  const [x, y] = scalesOf(since, until, [...prices, own ?? 0]);
  const sales = comparison.sales.map(
    ({ soldAt, price }): Dot => ({ x: x(Date.parse(soldAt)), y: y(price), kind: "sale" }),
  );
  return {
    ...axes(x, y, locale),
    line: null,
    dots: own === null ? sales : [...sales, { x: x(Math.min(at, until)), y: y(own), kind: "this" }],
    ...labelled(
      comparison.median === null ? null : medianMark(y(comparison.median), sales),
      own === null ? null : y(own),
    ),
  };
}

/** The label stands at the left, above the line or below it: wherever it hides less. */
function medianMark(y: number, points: readonly Point[]): Graph["median"] {
  const [aboveLine, belowLine] = [y - 8, y + 18];
  const hidden = (labelY: number) =>
    points.filter((point) => point.x < 30 && Math.abs(point.y - (labelY - 5)) < 13).length;
  return { y, labelY: hidden(aboveLine) > hidden(belowLine) ? belowLine : aboveLine };
}

/** The mark's own label stands above it, or below it where it would run into that of the median: on a phone they share a line. */
function labelled(median: Graph["median"], ownY: number | null): Pick<Graph, "median" | "thisLabelY"> {
  if (ownY === null) return { median, thisLabelY: null };
  const [aboveMark, belowMark] = [ownY - 13, ownY + 24];
  const isCrowded = median !== null && Math.abs(median.labelY - aboveMark) < lineHeight;
  return { median, thisLabelY: isCrowded ? belowMark : aboveMark };
}

type Scales = [ScaleTime<number, number>, ScaleLinear<number, number>];

/** Amounts from zero on, so that a small change looks small. */
function scalesOf(from: number, until: number, prices: readonly number[]): Scales {
  return [scaleUtc([from, until], [0, 100]), scaleLinear([0, Math.max(...prices, 1)], [plotHeight, 0]).nice(4)];
}

function axes(x: Scales[0], y: Scales[1], locale: Locale): Pick<Graph, "amounts" | "times"> {
  const [from, until] = x.domain().map(Number);
  const spanMs = (until ?? 0) - (from ?? 0);
  const labels = x.ticks(4).map((at) => ({ x: x(at), label: timeLabel(at, spanMs, locale) }));
  return {
    amounts: y.ticks(4).map((price) => ({ y: y(price), price })),
    // A day that holds two ticks is named once.
    times: withoutCrowdedLast(labels.filter(({ label }, index) => label !== labels[index - 1]?.label)),
  };
}

/** At the right edge a label is pushed to the left of its tick: where the one before it stands there, it goes. */
function withoutCrowdedLast(times: Graph["times"]): Graph["times"] {
  const [before, last] = times.slice(-2);
  if (!before || !last || last.x <= 100 - edge) return times;
  return last.x - before.x < 1.5 * labelWidth ? times.slice(0, -1) : times;
}
