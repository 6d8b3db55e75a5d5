import { decodeStatement } from "./decode-statement.ts";
import { readCamt } from "./read-camt.ts";
import { readGpc } from "./read-gpc.ts";
import { readStatementCsv } from "./read-statement-csv.ts";
import { nameLines, type StatementLine, UnreadableStatement } from "./statement-line.ts";

/** The credits of a statement in GPC, camt.053 or CSV, in any encoding; throws `UnreadableStatement`. */
export function readStatement(bytes: Uint8Array): StatementLine[] {
  const decoded = decodeStatement(Buffer.from(bytes))
    ?.replace(/^\uFEFF/, "")
    .trimEnd();
  if (decoded === undefined) throw new UnreadableStatement("whole");
  // Programs of DOS end a file so.
  const text = decoded.endsWith("\x1a") ? decoded.slice(0, -1) : decoded;
  if (/^\s*</.test(text)) return nameLines(readCamt(text));
  return nameLines(/^\s*07[4-9]/.test(text) ? readGpc(text) : readStatementCsv(text));
}
