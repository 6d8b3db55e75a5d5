/** Knots of a silhouette: [y downwards, half-width], with y strictly growing. */
export type Knot = readonly [y: number, halfWidth: number];

/**
 * Monotone cubic through the knots (Fritsch–Carlson slopes): a silhouette never bulges beyond the widths
 * that were asked for, so a straight bottle wall stays straight right up to its shoulder.
 */
export function monotoneProfile(knots: readonly Knot[]): (y: number) => number {
  const ys = knots.map((knot) => knot[0]);
  const widths = knots.map((knot) => knot[1]);
  const slopes = limitedSlopes(ys, widths);
  const last = knots.length - 1;
  return (y) => {
    if (y <= at(ys, 0)) return at(widths, 0);
    if (y >= at(ys, last)) return at(widths, last);
    let index = 0;
    while (y > at(ys, index + 1)) index += 1;
    const span = at(ys, index + 1) - at(ys, index);
    const t = (y - at(ys, index)) / span;
    const square = t * t;
    const cube = square * t;
    return (
      at(widths, index) * (2 * cube - 3 * square + 1) +
      span * at(slopes, index) * (cube - 2 * square + t) +
      at(widths, index + 1) * (3 * square - 2 * cube) +
      span * at(slopes, index + 1) * (cube - square)
    );
  };
}

function limitedSlopes(ys: readonly number[], widths: readonly number[]): number[] {
  const spans = ys.slice(1).map((y, index) => y - at(ys, index));
  const rises = spans.map((span, index) => (at(widths, index + 1) - at(widths, index)) / span);
  return ys.map((_, index) => {
    if (index === 0) return at(rises, 0);
    if (index === ys.length - 1) return at(rises, rises.length - 1);
    const before = at(rises, index - 1);
    const after = at(rises, index);
    if (before * after <= 0) return 0;
    const near = 2 * at(spans, index) + at(spans, index - 1);
    const far = at(spans, index) + 2 * at(spans, index - 1);
    return (near + far) / (near / before + far / after);
  });
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError("a silhouette needs at least two knots");
  return value;
}
