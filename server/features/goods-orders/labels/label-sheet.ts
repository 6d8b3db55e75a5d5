import { type Pdf, printPdf, type Tag } from "#server/pdf/print-pdf.ts";
import { drawAside, type Look, writeText } from "#server/pdf/write-text.ts";

/** What stands on the label of a parcel, or of a bag that waits in a store. */
export interface Label {
  readonly number: number;
  /** Lines of the addressee: name, street, town; the shop sends to its own country alone. */
  readonly to: readonly string[];
  readonly phone: string;
  /** The carrier's name, or the store's. */
  readonly way: string;
  readonly isPickUp: boolean;
  /** Whoever takes it over shows that they are of age. */
  readonly needsAgeCheck: boolean;
  /** Kinds and pieces, for whoever packs. */
  readonly goods: readonly string[];
}

/** Points: A4, of which each label is a quarter (A6). */
const [width, height] = [595.28, 841.89];
const pad = 20;
const perSheet = 4;
/** More kinds than these are counted alone: the label has to stay one. */
const mostGoods = 6;
const [ink, muted, line] = ["#000000", "#555555", "#bbbbbb"];

/**
 * GO9: A sheet of A4 has the labels of four chosen orders; one of goods for adults says that the age is to be checked.
 *
 * To be cut along the middle lines; in Czech, as carriers read them.
 */
export function printLabelSheets(labels: readonly Label[], sender: readonly string[], at: Date): Promise<Buffer> {
  return printPdf({
    title: "Štítky",
    language: "cs",
    createdAt: at,
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    draw(pdf, root) {
      labels.forEach((label, index) => {
        const place = index % perSheet;
        if (index > 0 && place === 0) pdf.addPage();
        if (place === 0) drawCuts(pdf);
        const x = (place % 2) * (width / 2) + pad;
        const y = Math.floor(place / 2) * (height / 2) + pad;
        drawLabel(pdf, root, labelLines(label, sender), x, y);
      });
    },
  });
}

function drawCuts(pdf: Pdf): void {
  drawAside(pdf, () => {
    pdf.moveTo(width / 2, 0).lineTo(width / 2, height);
    pdf.moveTo(0, height / 2).lineTo(width, height / 2);
    pdf.lineWidth(0.3).stroke(line);
  });
}

function drawLabel(pdf: Pdf, root: Tag, lines: readonly LabelLine[], x: number, top: number): void {
  const section = pdf.struct("Sect");
  root.add(section);
  let y = top;
  for (const { above, ...look } of lines)
    y = writeText(pdf, { color: ink, ...look, parent: section, x, y: y + above, width: width / 2 - 2 * pad });
  section.end();
}

/** A line of a label, and the points that stay free above it. */
type LabelLine = Omit<Look, "color"> & {
  readonly color?: string;
  readonly text: string;
  readonly above: number;
};

/** What a label says, from its head to its sender. */
export function labelLines(label: Label, sender: readonly string[]): LabelLine[] {
  const [name = "", ...address] = label.to;
  const strong = { font: "Strong" } as const;
  return [
    { ...strong, size: 15, text: `${label.way} · č. ${label.number}`, above: 0 },
    { size: 8.5, color: muted, text: label.isPickUp ? "Vyzvedne si" : "Komu", above: 16 },
    { ...strong, size: 17, text: name, above: 2 },
    ...address.map((text) => ({ size: 14, text, above: 0 })),
    ...(label.phone ? [{ size: 12, text: label.phone, above: 4 }] : []),
    ...(label.needsAgeCheck
      ? [{ ...strong, size: 10, text: "18+ · předat jen osobě starší 18 let, ověřte doklad", above: 12 }]
      : []),
    ...goodsLines(label.goods).map((text, index) => ({ size: 9, text, above: index === 0 ? 12 : 0 })),
    { size: 8, color: muted, text: `Odesílá: ${sender.join(", ")}`, above: 10 },
  ];
}

function goodsLines(goods: readonly string[]): string[] {
  const shown = goods.length > mostGoods ? goods.slice(0, mostGoods - 1) : goods;
  const more = goods.length - shown.length;
  return [...shown, ...(more > 0 ? [`a další druhy: ${more}`] : [])];
}
