import type { Scales } from "#web/ui/graphs/plot.ts";

/** Width of the box that lines are drawn in, whatever width it is then stretched to. */
export const plotWidth = 1000;

/** x in per cent of the plot's width, y in px from its top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A mark: a bid, a sale, or where this listing stands. */
export interface Dot extends Point {
  readonly kind: "bid" | "sale" | "this";
}

/** A graph, drawn: what is left for the page is to put it into SVG. */
export interface Graph extends Scales {
  /** Path in the box of `plotWidth` × `plotHeight`; null: marks alone. */
  readonly line: string | null;
  readonly dots: readonly Dot[];
  /** Its line and its label, px from the top. */
  readonly median: { readonly y: number; readonly labelY: number } | null;
  /** Where the label of this listing stands, px from the top; null: the graph has no mark of it. */
  readonly thisLabelY: number | null;
}

export interface PriceGraphs {
  readonly run: Graph | null;
  readonly sales: Graph | null;
}
