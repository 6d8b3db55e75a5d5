import { readCamt } from "./read-camt.ts";
import { readGpc } from "./read-gpc.ts";
import { readStatementCsv } from "./read-statement-csv.ts";
import { nameLines, type StatementLine, UnreadableStatement } from "./statement-line.ts";

/** The credits of a statement in GPC, camt.053 or CSV, in UTF-8, UTF-16 or Windows-1250; throws `UnreadableStatement`. */
export function readStatement(bytes: Uint8Array): StatementLine[] {
  const text = textOf(bytes);
  // No format has such a sign, and the database takes none.
  if (text.includes("\0")) throw new UnreadableStatement("whole");
  if (/^\s*</.test(text)) return nameLines(readCamt(text));
  return nameLines(/^07[4-9]/.test(text) ? readGpc(text) : readStatementCsv(text));
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}
