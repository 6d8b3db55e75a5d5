/** Height of a graph's plot in px; its width is that of the page. */
export const plotHeight = 200;
/** Nearer to an edge (per cent) a label in the middle would stand out of the graph. */
export const edge = 7;
/** Room above the plot for a label, and below it for the times; px. */
export const above = 26;
export const below = 30;

/** Width of a plot on the narrowest screen, and at most that of a label's letter, px. */
const narrowestWidth = 248;
const mailWidth = 7.5;
/** Between two labels, per cent. */
const gap = 3;

/** Where a label of a time lies, per cent of the plot: from, until. At the edges it is pushed inwards. */
function spanOf({ x, label }: Scales["times"][number]): [number, number] {
  const width = (100 * mailWidth * label.length) / narrowestWidth;
  if (x < edge) return [x, x + width];
  return x > 100 - edge ? [x - width, x] : [x - width / 2, x + width / 2];
}

/** The labels that have room side by side on the narrowest screen, the newest of them first. */
export function narrowTimes(times: Scales["times"]): ReadonlySet<string> {
  const shown = new Set<string>();
  let free = Number.POSITIVE_INFINITY;
  for (const time of times.toReversed()) {
    const [from, until] = spanOf(time);
    if (until + gap > free) continue;
    shown.add(time.label);
    free = from;
  }
  return shown;
}

/** What stands beside and below a plot: y in px from its top, x in per cent of its width. */
export interface Scales {
  readonly amounts: readonly { readonly y: number; readonly price: number }[];
  readonly times: readonly { readonly x: number; readonly label: string }[];
}
