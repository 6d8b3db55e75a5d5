import { createRequire } from "node:module";
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";

let isReady = false;

/** The site's faces as TTF, and nothing else: a document reaches no network and no other file. */
function makeReady(): void {
  if (isReady) return;
  const at = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/${file}`);
  const regular = at("source-sans-3/400Regular/SourceSans3_400Regular.ttf");
  const strong = at("source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf");
  const serif = at("cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf");
  pdfmake.setFonts({ Sans: { normal: regular, bold: strong }, Serif: { normal: serif } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => [regular, strong, serif].includes(path));
  isReady = true;
}

/** Pages as a PDF in the faces `Sans` and `Serif`: the same bytes for the same pages. They say their `language`. */
export function printPdf(pages: TDocumentDefinitions & { language: string }): Promise<Buffer> {
  makeReady();
  return pdfmake.createPdf({ displayTitle: true, ...pages }).getBuffer();
}
