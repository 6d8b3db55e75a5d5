import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces.js";

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

/** Labels on sheets of A4, four on each, to be cut along the middle lines; in Czech, as carriers read them. */
export function labelSheets(
  labels: readonly Label[],
  sender: readonly string[],
  at: Date,
): TDocumentDefinitions & { language: string } {
  const sheets: Label[][] = [];
  for (let from = 0; from < labels.length; from += perSheet) sheets.push(labels.slice(from, from + perSheet));
  return {
    pageSize: "A4",
    pageMargins: [0, 0, 0, 0],
    info: { title: "Štítky", creator: "Kabinet", creationDate: at },
    language: "cs",
    defaultStyle: { font: "Sans", fontSize: 10, lineHeight: 1.15 },
    content: sheets.map((sheet, index) => sheetOf(sheet, sender, index > 0)),
  };
}

function sheetOf(labels: readonly Label[], sender: readonly string[], isNext: boolean): Content {
  const cells = Array.from({ length: perSheet }, (_, index) => cellOf(labels[index], sender));
  return {
    ...(isNext && { pageBreak: "before" as const }),
    table: {
      widths: [width / 2, width / 2],
      // A hair less than half, so that rounding never begins another page.
      heights: [height / 2 - 1, height / 2 - 1],
      body: [cells.slice(0, 2), cells.slice(2)],
    },
    layout: {
      hLineWidth: (line) => (line === 1 ? 0.3 : 0),
      vLineWidth: (line) => (line === 1 ? 0.3 : 0),
      hLineColor: "#bbbbbb",
      vLineColor: "#bbbbbb",
      paddingLeft: () => 0,
      paddingRight: () => 0,
      paddingTop: () => 0,
      paddingBottom: () => 0,
    },
  };
}

function cellOf(label: Label | undefined, sender: readonly string[]): TableCell {
  if (!label) return "";
  const [name = "", ...address] = label.to;
  return {
    margin: [pad, pad, pad, pad],
    stack: [
      {
        columns: [
          { text: label.way, bold: true, fontSize: 12 },
          { text: `č. ${label.number}`, bold: true, fontSize: 15, alignment: "right", width: "auto" },
        ],
      },
      {
        text: label.isPickUp ? "Vyzvedne si" : "Komu",
        color: "#555555",
        fontSize: 8.5,
        margin: [0, 18, 0, 2],
      },
      { text: name, bold: true, fontSize: 17 },
      ...address.map((text) => ({ text, fontSize: 14 })),
      { text: label.phone, fontSize: 12, margin: [0, 4, 0, 0] as [number, number, number, number] },
      ...(label.needsAgeCheck ? [ageMark()] : []),
      { text: goodsLines(label.goods), fontSize: 9, margin: [0, 12, 0, 0] },
      { text: `Odesílá: ${sender.join(", ")}`, color: "#555555", fontSize: 8, margin: [0, 10, 0, 0] },
    ],
  };
}

/** Made for each label: the printer draws one and the same node once, wherever it stands. */
const ageMark = (): Content => ({
  text: "18+ · předat jen osobě starší 18 let, ověřte doklad",
  bold: true,
  fontSize: 10,
  margin: [0, 12, 0, 0],
});

function goodsLines(goods: readonly string[]): string {
  const shown = goods.length > mostGoods ? goods.slice(0, mostGoods - 1) : goods;
  const more = goods.length - shown.length;
  return [...shown, ...(more > 0 ? [`a další druhy: ${more}`] : [])].join("\n");
}
