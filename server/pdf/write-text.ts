import { faces, type Pdf, type Tag } from "./print-pdf.ts";

/** How a text looks: sizes and places in points. */
export interface Look {
  readonly font?: keyof typeof faces;
  readonly size: number;
  readonly color: string;
  readonly align?: "left" | "right";
}

/** Figures of one width, standing on the line. */
export const figures: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum", "lnum"];

/** Writes a text as one element of the structure, and says where the next may begin. */
export function writeText(
  pdf: Pdf,
  { parent, tag = "P", text, x, y, width, ...look }: Look & Place & { parent: Tag; tag?: string; text: string },
): number {
  parent.add(pdf.struct(tag, {}, () => drawText(pdf, { text, x, y, width, ...look })));
  return pdf.y;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws what a screen reader leaves out: lines, feet and heads that repeat. */
export function drawAside(pdf: Pdf, draw: () => void): void {
  pdf.markContent("Artifact");
  draw();
  pdf.endMarkedContent();
}

export function drawText(
  pdf: Pdf,
  { text, x, y, width, font = "Sans", size, color, align = "left" }: Look & Place & { text: string },
): void {
  pdf.font(faces[font]).fontSize(size).fillColor(color);
  pdf.text(text, x, y, { width, align, lineGap: lineGap(pdf), features: figures });
}

/** A fifth of a line between lines. */
const lineGap = (pdf: Pdf) => pdf.currentLineHeight() / 5;

/** Points that a text of this look takes. */
export function heightOf(pdf: Pdf, text: string, { font = "Sans", size }: Look, width: number): number {
  pdf.font(faces[font]).fontSize(size);
  return pdf.heightOfString(text, { width, lineGap: lineGap(pdf) });
}
