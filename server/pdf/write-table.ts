import { faces, type Pdf, type Tag } from "./print-pdf.ts";
import { drawAside, figures, type Look } from "./write-text.ts";

interface Column {
  /** Points, or what the others leave. */
  readonly width: number | "*";
  readonly align?: "left" | "right";
  readonly color?: string;
  /** Its cells name their rows. */
  readonly isHead?: boolean;
}

interface TableOfTexts {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly columns: readonly Column[];
  /** They stand above the rows on every page. */
  readonly heads?: { readonly texts: readonly string[]; readonly look: Look };
  readonly rows: readonly (readonly string[])[];
  readonly look: Look;
  /** Points above and below each text. */
  readonly padding: number;
  /** Colours of the lines below the heads and below each row; none without. */
  readonly lines?: { readonly heads: string; readonly rows: string };
}

/** Draws a table whose heads are tagged as such, and says where it ends. */
export function writeTable(pdf: Pdf, structParent: Tag, table: TableOfTexts): number {
  const { columns, heads, rows, look, lines } = table;
  const drawn = pdf.table({ ...optionsOf(pdf, table), structParent } as PDFKit.Mixins.TableOptions);
  const stopRepeating = heads ? writeHeads(pdf, drawn, table) : () => {};
  for (const row of rows)
    drawn.row(
      row.map((text, index) => ({
        text,
        border: { bottom: lines ? 0.4 : 0 },
        borderColor: { bottom: lines?.rows ?? look.color },
        ...(columns[index]?.isHead && { type: "TH" as const, scope: "Row" }),
      })),
    );
  drawn.end();
  stopRepeating();
  return pdf.y;
}

/** Writes the heads, and draws them on each page that the rows go on to; says how to stop that. */
function writeHeads(pdf: Pdf, drawn: PDFKit.Mixins.PDFTableObject, table: TableOfTexts): () => void {
  drawn.row(headCells(table));
  const height = pdf.y - table.y;
  const pages: (typeof pdf.page)[] = [];
  const makeRoom = () => {
    pdf.page.margins.top += height;
    pages.push(pdf.page);
  };
  const repeat = () => {
    const y = pdf.page.margins.top;
    drawAside(pdf, () =>
      pdf
        .table(optionsOf(pdf, { ...table, y }))
        .row(headCells(table))
        .end(),
    );
    makeRoom();
  };
  makeRoom();
  pdf.on("pageAdded", repeat);
  return () => {
    pdf.off("pageAdded", repeat);
    for (const page of pages) page.margins.top -= height;
  };
}

function optionsOf(pdf: Pdf, { x, y, width, columns, look, padding, lines }: TableOfTexts) {
  pdf.font(faces.Sans).fontSize(look.size);
  const last = columns.length - 1;
  return {
    position: { x, y },
    maxWidth: width,
    columnStyles: columns.map((column, index) => ({
      width: column.width,
      align: { x: column.align ?? "left", y: "top" } as const,
      textColor: column.color ?? look.color,
      padding: {
        top: padding,
        bottom: padding,
        left: lines && index > 0 ? 6 : 0,
        right: index < last ? 6 : 0,
      },
    })),
    defaultStyle: {
      border: 0,
      textOptions: { features: figures, lineGap: pdf.currentLineHeight() / 5, ellipsis: false },
    },
  };
}

function headCells({ heads, lines }: TableOfTexts) {
  return (heads?.texts ?? []).map((text) => ({
    text,
    type: "TH" as const,
    scope: "Column",
    textColor: heads?.look.color ?? "black",
    font: { src: faces.Sans, size: heads?.look.size ?? 0 },
    border: { bottom: lines ? 0.8 : 0 },
    borderColor: { bottom: lines?.heads ?? "black" },
  }));
}
