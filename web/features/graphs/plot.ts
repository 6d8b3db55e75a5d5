/** Height of a graph's plot in px; its width is that of the page. */
export const plotHeight = 200;
/** Nearer to an edge (per cent) a label in the middle would stand out of the graph. */
export const edge = 7;
/** Room above the plot for a label, and below it for the times; px. */
export const above = 26;
export const below = 30;

/** What stands beside and below a plot: y in px from its top, x in per cent of its width. */
export interface Scales {
  readonly amounts: readonly { readonly y: number; readonly price: number }[];
  readonly times: readonly { readonly x: number; readonly label: string }[];
}
