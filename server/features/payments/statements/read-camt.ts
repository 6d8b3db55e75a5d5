import { convert } from "xmlbuilder2";
import { z } from "zod";
import { type StatementLine, symbolOf, UnreadableStatement } from "./statement-line.ts";

/** XML as `xmlbuilder2` reads it: repeated elements are lists, single ones are not. */
type Node = Record<string, unknown>;
const oneOrMore = (value: unknown): Node[] => [value ?? []].flat() as Node[];
const at = (node: unknown, path: string): unknown =>
  path.split("/").reduce<unknown>((inner, name) => (inner as Node | undefined)?.[name], node);
const textAt = (node: unknown, path: string): string => {
  const found = at(node, path);
  const text = typeof found === "object" && found !== null ? (found as Node)["#"] : found;
  return typeof text === "string" ? text.trim() : "";
};

const amountText = z.string().regex(/^\d{1,15}(\.\d{1,2})?$/);

/**
 * The booked credits of a statement in camt.053 (ISO 20022). The variable symbol stands among the references as `VS:1234567890`,
 * in the structured remittance or in the words of the payer, as Czech banks write it.
 */
export function readCamt(xml: string): StatementLine[] {
  // Definitions of a document's own could blow it up, and no bank writes any.
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new UnreadableStatement(1);
  let document: unknown;
  try {
    document = convert(xml, { format: "object" });
  } catch {
    throw new UnreadableStatement(1);
  }
  const statements = oneOrMore(at(document, "Document/BkToCstmrStmt/Stmt"));
  if (statements.length === 0) throw new UnreadableStatement(1);
  return statements
    .flatMap((statement) => oneOrMore(statement.Ntry))
    .flatMap((entry, index) => {
      if (textAt(entry, "CdtDbtInd") !== "CRDT" || isNotBooked(entry)) return [];
      return [lineOf(entry, index)];
    });
}

function isNotBooked(entry: Node): boolean {
  const status = textAt(entry, "Sts/Cd") || textAt(entry, "Sts");
  return status !== "" && status !== "BOOK";
}

function lineOf(entry: Node, index: number): StatementLine {
  const amount = amountText.safeParse(textAt(entry, "Amt")).data;
  const currency = (at(entry, "Amt") as Node | undefined)?.["@Ccy"];
  const day = (textAt(entry, "BookgDt/Dt") || textAt(entry, "BookgDt/DtTm")).slice(0, 10);
  if (!amount || typeof currency !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day))
    throw new UnreadableStatement(index + 1);
  const details = oneOrMore(at(entry, "NtryDtls/TxDtls"))[0];
  const bankReference =
    textAt(entry, "AcctSvcrRef") || textAt(details, "Refs/AcctSvcrRef") || textAt(entry, "NtryRef");
  if (!bankReference) throw new UnreadableStatement(index + 1);
  const [whole = "0", part = ""] = amount.split(".");
  const words = [
    textAt(details, "RmtInf/Ustrd"),
    textAt(details, "RmtInf/Strd/CdtrRefInf/Ref"),
    textAt(details, "Refs/EndToEndId"),
  ];
  const payer = textAt(details, "RltdPties/Dbtr/Nm") || textAt(details, "RltdPties/Dbtr/Pty/Nm");
  return {
    reference: ["camt", day, bankReference].join("-"),
    day,
    amountMinor: Number(whole) * 100 + Number(part.padEnd(2, "0")),
    currency,
    variableSymbol: symbolOf(/VS[:/ ]?(\d{1,10})/i.exec(words.join(" "))?.[1]),
    note: [payer, textAt(details, "RltdPties/DbtrAcct/Id/IBAN"), words[0]].filter(Boolean).join(" · "),
  };
}
