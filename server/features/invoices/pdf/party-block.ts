import type { Party } from "#server/features/invoices/invoice-content.ts";
import type { Pdf, Tag } from "#server/pdf/print-pdf.ts";
import { writeText } from "#server/pdf/write-text.ts";
import type { InvoiceWords } from "./invoice-words.ts";
import { body, half, small } from "./look.ts";

const noBreak = "\u00a0";

interface PartyBlock {
  readonly words: InvoiceWords;
  readonly label: string;
  readonly party: Party;
  readonly note?: string;
  readonly x: number;
  readonly y: number;
}

/** One side of a document: name, address and numbers, as far as they are known. Says where it ends. */
export function writeParty(pdf: Pdf, parent: Tag, { words, label, party, note = "", x, y }: PartyBlock): number {
  const { name, street, zip, city, country, companyId, taxId } = party;
  // Czech and Slovak postcodes are written as 110 00.
  const written = zip.replace(/^(\d{3})(\d{2})$/, "$1 $2").replaceAll(" ", noBreak);
  const town = [written, city].filter(Boolean).join(" ");
  const lines = [
    street,
    town,
    town && country !== "CZ" ? country : "",
    companyId && `${words.companyId}:${noBreak}${companyId}`,
    taxId && `${words.taxId}:${noBreak}${taxId}`,
    note,
  ].filter(Boolean);
  const at = { parent, x, width: half };
  const below = writeText(pdf, { ...at, ...small, text: label, y });
  let end = writeText(pdf, { ...at, ...body, font: "Strong", size: 11, text: name, y: below + 3 }) + 1;
  for (const text of lines) end = writeText(pdf, { ...at, ...body, text, y: end });
  return end;
}
