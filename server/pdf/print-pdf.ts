import { createRequire } from "node:module";
import PDFDocument from "pdfkit";
import type { Locale } from "#contract/values/locale.ts";

/** A document in work. */
export type Pdf = PDFKit.PDFDocument;
/** An element of its structure, as a screen reader walks it. */
export type Tag = PDFKit.PDFStructureElement;

const path = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`);

/** The site's faces, by their files: the library reads a face anew where it is called by a name of ours. */
export const faces = {
  Sans: path("source-sans-3/400Regular/SourceSans3_400Regular.ttf"),
  Strong: path("source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf"),
  Serif: path("cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf"),
} as const;

/** Printed pages: points from their edges, and what a reader shows of them. */
interface Pages {
  readonly title: string;
  readonly author?: string;
  readonly language: Locale;
  readonly createdAt: Date;
  readonly margins: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
  /** Draws everything below the given root of the structure. */
  readonly draw: (pdf: Pdf, root: Tag) => void;
}

/** Pages of A4 as a PDF that is tagged and says its language: the same bytes for the same pages. */
export async function printPdf({ title, author, language, createdAt, margins, draw }: Pages): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "A4",
    margins,
    pdfVersion: "1.7",
    lang: language,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: "Kabinet", CreationDate: createdAt, ...(author && { Author: author }) },
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  draw(pdf, root);
  root.end();
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}
