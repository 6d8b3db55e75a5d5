import type { Look } from "#server/pdf/write-text.ts";

/** Colours of the light theme, as `web/styles/` has them. */
export const colours = {
  ink: "#1d2528",
  muted: "#4f616d",
  primary: "#12383d",
  gold: "#a67c2e",
  line: "#d8cfbd",
} as const;

/** Points: what stays free on the sides of A4, how wide the rest is, and how far two columns stand apart. */
export const margin = 44;
export const width = 595.28 - 2 * margin;
export const gap = 28;
export const half = (width - gap) / 2;

export const body: Look = { size: 9.5, color: colours.ink };
export const small: Look = { size: 8.5, color: colours.muted };

/** Rows parted by thin lines, the heads by a stronger one. */
export const ruled = { padding: 4.5, lines: { heads: colours.primary, rows: colours.line } };
