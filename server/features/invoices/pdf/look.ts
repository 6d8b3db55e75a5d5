import type { ContentCanvas, CustomTableLayout } from "pdfmake/interfaces.js";

/** Colours of the light theme, as `web/styles/` has them. */
export const colours = {
  ink: "#1d2528",
  muted: "#4f616d",
  primary: "#12383d",
  gold: "#a67c2e",
  line: "#d8cfbd",
} as const;

/** Points: the width of A4, and what stays free on its sides. */
const pageWidth = 595.28;
export const margin = 44;

/** A line across the page. */
export function rule(lineColor: string, lineWidth: number): ContentCanvas {
  return {
    canvas: [{ type: "line", x1: 0, y1: 0, x2: pageWidth - 2 * margin, y2: 0, lineWidth, lineColor }],
  };
}

/** Rows parted by thin lines, the heads by a stronger one. */
export const ruled: CustomTableLayout = {
  hLineWidth: (index, { table }) => (index === 0 ? 0 : index === (table.headerRows ?? 0) ? 0.8 : 0.4),
  vLineWidth: () => 0,
  hLineColor: (index, { table }) => (index === (table.headerRows ?? 0) ? colours.primary : colours.line),
  paddingTop: () => 5,
  paddingBottom: () => 4,
  paddingLeft: (index) => (index === 0 ? 0 : 6),
  paddingRight: (index, { table }) => (index === (table.body[0]?.length ?? 1) - 1 ? 0 : 6),
};
