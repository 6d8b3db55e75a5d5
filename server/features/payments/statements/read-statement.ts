import { decodeStatement } from "./decode-statement.ts";
import { readCamt } from "./read-camt.ts";
import { readFio } from "./read-fio.ts";
import { readGpc } from "./read-gpc.ts";
import { readStatementCsv } from "./read-statement-csv.ts";
import { nameAll, type Statement, UnreadableStatement } from "./statement-line.ts";

/** The movements of a statement in GPC, camt.053, CSV or the JSON of Fio, in any encoding; throws `UnreadableStatement`. */
export function readStatement(bytes: Uint8Array): Statement {
  const decoded = decodeStatement(Buffer.from(bytes))
    ?.replace(/^\uFEFF/, "")
    .trimEnd();
  if (decoded === undefined) throw new UnreadableStatement("whole");
  // Programs of DOS end a file so.
  const text = decoded.endsWith("\x1a") ? decoded.slice(0, -1) : decoded;
  if (/^\s*</.test(text)) return nameAll(readCamt(text));
  if (/^\s*\{/.test(text)) return nameAll(readFio(text));
  return nameAll(/^\s*07[4-9]/.test(text) ? readGpc(text) : readStatementCsv(text));
}
