import iconv from "iconv-lite";
import { decodeTable } from "#server/tables/decode-table.ts";

const declaration = /^\s*<\?xml[^>]{0,80}\sencoding=["']((?:iso-8859|windows)-\d{1,4})["']/i;

/** The text of a statement in any encoding of tables, or in the one that a document of XML declares; null for what is no text. */
export function decodeStatement(bytes: Buffer): string | null {
  const decoded = decodeTable(bytes);
  const declared = declaration.exec(decoded?.text ?? "")?.[1];
  // Whatever it declares, what can be read as UTF-8 is UTF-8.
  const isUnicode = decoded?.encoding.startsWith("utf");
  if (!declared || isUnicode || !iconv.encodingExists(declared)) return decoded?.text ?? null;
  return iconv.decode(bytes, declared);
}
