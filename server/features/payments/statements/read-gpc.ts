import { type StatementLine, symbolOf, UnreadableStatement } from "./statement-line.ts";

const credit = "2";
/** The numbers of currencies in ISO 4217, as the format writes them. */
const currencies: Record<string, string> = { "0203": "CZK", "0978": "EUR", "0840": "USD" };
/** Some banks leave out what follows the name; the currency is Czech then. */
const leastLength = 97;

const signs: Record<string, 1 | -1> = { "1": -1, "2": 1, "4": 1, "5": -1 };

/**
 * The credits of a statement in GPC (ABO), lines of fixed width: `075` for each movement, with counter-account, the bank's number,
 * amount in haléře, kind (1 debit, 2 credit, 4 and 5 their cancellations), symbols, date as DDMMYY and name. `074` before
 * them has the balances, which show where a statement was cut between two lines.
 */
export function readGpc(text: string): StatementLine[] {
  const lines = text.split(/\r?\n/);
  const credits = lines.flatMap((line, index) => {
    if (!line.startsWith("075")) {
      if (line.trim() === "" || /^(074|076|078|079)/.test(line)) return [];
      throw new UnreadableStatement(index + 1);
    }
    const amount = line.slice(48, 60);
    const date = /^(\d\d)(\d\d)(\d\d)$/.exec(line.slice(91, 97));
    if (line.length < leastLength || !/^\d{12}$/.test(amount) || !date)
      throw new UnreadableStatement(index + 1);
    if (line[60] !== credit) return [];
    const counter = line.slice(19, 35);
    const [, day, month, year] = date;
    const symbol = line.slice(61, 71);
    const booked = `20${year}-${month}-${day}`;
    return [
      {
        reference: ["gpc", booked, line.slice(35, 48).trim(), counter, amount, symbol].join("-"),
        day: booked,
        amountMinor: Number(amount),
        currency: currencies[line.slice(118, 122)] ?? (line.slice(118, 122).trim() || "CZK"),
        variableSymbol: symbolOf(symbol),
        note: `${counter.replace(/^0+/, "")}/${line.slice(73, 77)} ${line.slice(97, 117).trim()}`.trim(),
      },
    ];
  });
  requireWhole(lines);
  return credits;
}

/** Throws at the line after which movements are missing: those below a head lead from its old balance to its new one. */
function requireWhole(lines: readonly string[]): void {
  let missingMinor: number | null = null;
  for (const [index, line] of [...lines, "074"].entries()) {
    if (line.startsWith("074")) {
      if (missingMinor) throw new UnreadableStatement(index);
      missingMinor = changeOf(line);
    } else if (line.startsWith("075") && missingMinor !== null) {
      missingMinor -= (signs[line.charAt(60)] ?? 0) * Number(line.slice(48, 60));
    }
  }
}

/** By how much a head says that the account has changed; null where it names no balances. */
function changeOf(head: string): number | null {
  const found = /^.{45}(\d{14})([+-])(\d{14})([+-])/.exec(head);
  if (!found) return null;
  const [, before, beforeSign, after, afterSign] = found;
  return Number(`${afterSign}${after}`) - Number(`${beforeSign}${before}`);
}
