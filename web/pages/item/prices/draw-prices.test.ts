import { expect, test } from "vitest";
import type { ListingPrices, PriceStep } from "#contract/prices/prices.ts";
import { plotHeight } from "#web/ui/graphs/plot.ts";
import { drawPrices } from "./draw-prices.server.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 12)).toISOString();
const thisListing = { price: 900, at: day(8) };

function run(prices: number[], kind: PriceStep["kind"] = "bid"): ListingPrices["run"] {
  const steps = prices.map((price, index) => ({
    at: new Date(Date.UTC(2026, 10, 1, 12 + index)).toISOString(),
    price,
    kind: index === 0 ? ("start" as const) : kind,
  }));
  return { from: day(1), until: day(8), steps, changes: steps.length };
}

function comparison(prices: number[], median: number | null): NonNullable<ListingPrices["comparison"]> {
  const sales = prices.map((price, index) => ({
    id: index + 1,
    slug: "x",
    name: "X",
    picture: null,
    bidCount: 3,
    price,
    soldAt: new Date(Date.UTC(2026, index, 15)).toISOString(),
  }));
  const since = new Date(Date.UTC(2025, 10, 8)).toISOString();
  return { since, count: prices.length, median, lowest: 1, highest: 1, sales };
}

const draw = (prices: ListingPrices) => drawPrices(prices, thisListing, "cs");

test("without a bid and without a sale there is nothing to draw", () => {
  expect(draw({ run: run([500]), comparison: null })).toEqual({ run: null, sales: null });
  expect(draw({ run: null, comparison: comparison([], null) })).toEqual({ run: null, sales: null });
});

test("one or two sales are told in words, without a graph that is nearly empty", () => {
  expect(draw({ run: null, comparison: comparison([700], null) }).sales).toBeNull();
  expect(draw({ run: null, comparison: comparison([700, 800], null) }).sales).toBeNull();
  expect(draw({ run: null, comparison: comparison([700, 800, 900], null) }).sales).not.toBeNull();
});

test("the last time's label goes where it would run into the one before", () => {
  const until = (hour: number) => {
    const from = new Date(Date.UTC(2026, 10, 17, 5)).toISOString();
    const steps = [500, 900].map((price, index) => ({
      at: new Date(Date.UTC(2026, 10, 17, 6 + index)).toISOString(),
      price,
      kind: index === 0 ? ("start" as const) : ("bid" as const),
    }));
    const own = { from, until: new Date(Date.UTC(2026, 10, 22, hour)).toISOString(), steps, changes: 2 };
    return draw({ run: own, comparison: null }).run?.times.at(-1)?.label;
  };
  expect(until(6)).toBe("21.\u00a011.");
  expect(until(14)).toBe("22.\u00a011.");
});

test("the label of the mark and that of the median never run together, wherever the price is", () => {
  for (let price = 100; price <= 2_000; price += 50) {
    const prices = comparison([900, 950, 1_000, 1_050, 1_100], 1_000);
    const graph = drawPrices({ run: null, comparison: prices }, { price, at: day(8) }, "cs").sales;
    expect(Math.abs((graph?.thisLabelY ?? 0) - (graph?.median?.labelY ?? 0))).toBeGreaterThanOrEqual(17);
  }
});

test("a single bid makes a line, from the left edge to the right", () => {
  const graph = draw({ run: run([500, 500]), comparison: null }).run;
  expect(graph?.line).toMatch(/^M0,.* ?L?1000,/);
  expect(graph?.dots.map(({ kind }) => kind)).toEqual(["bid", "this"]);
  expect(graph?.dots.at(-1)?.x).toBe(100);
});

test("amounts begin at zero and reach above all that is drawn, the median too", () => {
  const graph = draw({ run: run([500, 900]), comparison: comparison([5, 5, 5, 5, 5], 5_000) }).run;
  const amounts = graph?.amounts ?? [];
  expect(amounts[0]).toEqual({ y: plotHeight, price: 0 });
  expect(amounts.at(-1)?.price).toBeGreaterThanOrEqual(5_000);
  expect(graph?.median?.y).toBe(0);
});

test("every sale is a mark, and this listing is marked among them", () => {
  const graph = draw({ run: null, comparison: comparison([700, 800, 900], null) }).sales;
  expect(graph?.dots.map(({ kind }) => kind)).toEqual(["sale", "sale", "sale", "this"]);
  expect(graph?.dots.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= plotHeight)).toBe(true);
  expect(graph?.median).toBeNull();
});

test("of very many bids the line remains", () => {
  const many = Array.from({ length: 200 }, (_, index) => 500 + index * 50);
  expect(draw({ run: run(many), comparison: null }).run?.dots.map(({ kind }) => kind)).toEqual(["this"]);
});

test("times are named in the language of the page, each once", () => {
  const prices = { run: run([500, 600]), comparison: comparison([700, 800, 900], null) };
  const labels = (locale: "cs" | "en") => {
    const { run: own, sales } = drawPrices(prices, thisListing, locale);
    return [own?.times.map(({ label }) => label), sales?.times.map(({ label }) => label)];
  };
  expect(labels("cs")).toEqual([
    ["3.\u00a011.", "5.\u00a011.", "7.\u00a011."],
    ["1/2026", "4/2026", "7/2026", "10/2026"],
  ]);
  expect(labels("en")[1]?.[0]).toBe("Jan\u00a02026");
});
