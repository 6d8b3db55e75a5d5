import { currencyOfNumber } from "./currencies.ts";
import { readSymbols } from "./read-symbols.ts";
import {
  accountOf,
  type Balance,
  balancesAround,
  ibanOf,
  isDay,
  type Movement,
  type Movements,
  UnreadableStatement,
} from "./statement-line.ts";
import { symbolOf } from "./symbol-of.ts";

const [debit, cancelledDebit, cancelledCredit] = ["1", "4", "5"];
/** Some banks leave out what follows the name; the currency is Czech then. */
const leastLength = 97;

const signs: Record<string, 1 | -1> = { "1": -1, "2": 1, "4": 1, "5": -1 };

/** A movement with its kind, and the line of the head that it stands below. */
type Booked = Movement & { readonly kind: string; readonly head: number };

/**
 * The movements of a statement in GPC (ABO), and credits that the bank takes back, lines of fixed width: `075` for each movement, with counter-account, the bank's number,
 * amount in haléře, kind (1 debit, 2 credit, 4 and 5 their cancellations), symbols, date as DDMMYY and name. `074` before
 * them has the balances, which show where a statement was cut between two lines; `078` and `079` after one have words.
 */
export function readGpc(text: string): Movements {
  const lines = text.split(/\r\n|\r|\n/);
  let statementName = "";
  let head = -1;
  const all = lines.flatMap((line, index): Booked[] => {
    // Its number in the year and its day.
    if (line.startsWith("074")) [statementName, head] = [line.slice(105, 114).trim(), index];
    if (!line.startsWith("075")) {
      if (line.trim() === "" || /^(074|076|078|079)/.test(line)) return [];
      throw new UnreadableStatement({ line: index + 1 });
    }
    const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(line.slice(91, 97)) ?? [];
    const booked = `20${year}-${month}-${day}`;
    const amount = line.slice(48, 60);
    const kind = line.charAt(60);
    if (line.length < leastLength || !/^\d{12}$/.test(amount) || !isDay(booked) || !(kind in signs))
      throw new UnreadableStatement({ line: index + 1 });
    if (Number(amount) === 0) return [];
    const counter = line.slice(19, 35);
    const bankReference = line.slice(35, 48).trim().replace(/^0+$/, "");
    const words = wordsAfter(lines, index);
    const own = symbolOf(line.slice(61, 71));
    const read = readSymbols([], words);
    // Money that had left and came back is nobody's payment.
    const symbols =
      kind === cancelledDebit ? { variableSymbol: "", numbers: [] } : { ...read, ...(own && { variableSymbol: own }) };
    return [
      {
        format: "gpc" as const,
        ownAccount: accountOf(line.slice(3, 19)),
        bankReference,
        ...(bankReference === "" && statementName && { statementName }),
        payerAccount: counter,
        ...ibanOf(counter, line.slice(73, 77)),
        day: booked,
        amountMinor: Number(amount),
        // Some banks write what kind of data follows where others have the number of a currency.
        currency: currencyOfNumber(line.slice(118, 122)) ?? "CZK",
        ...symbols,
        isCancelled: kind === cancelledCredit,
        ...{ kind, head },
        note: [
          `${counter.replace(/^0+/, "")}/${line.slice(73, 77)} ${line.slice(97, 117).trim()}`.trim(),
          ...words,
        ].join(" · "),
      },
    ];
  });
  requireWhole(lines);
  const of = (isWanted: boolean) =>
    all.filter(({ kind }) => (kind === debit) === isWanted).map(({ kind: _, head: __, ...movement }) => movement);
  return { credits: of(false), debits: of(true), balances: balancesIn(lines, all) };
}

/** What the heads say of their accounts, each of the movements below it. */
function balancesIn(lines: readonly string[], movements: readonly Booked[]): Balance[] {
  return lines.flatMap((line, index) => {
    const found = line.startsWith("074") ? balancesOfHead(line) : null;
    const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(line.slice(108, 114)) ?? [];
    if (!found || !day) return [];
    const own = movements.filter(({ head }) => head === index);
    const moves = own.map((each) => ({ day: each.day, signedMinor: (signs[each.kind] ?? 0) * each.amountMinor }));
    return balancesAround(
      { account: accountOf(line.slice(3, 19)), currency: own[0]?.currency ?? "CZK" },
      { ...found, day: `20${year}-${month}-${day}`, moves },
    );
  });
}

function balancesOfHead(head: string): { openingMinor: number; closingMinor: number } | null {
  const [, before, beforeSign, after, afterSign] = /^.{45}(\d{14})([+-])(\d{14})([+-])/.exec(head) ?? [];
  if (before === undefined) return null;
  return { openingMinor: Number(`${beforeSign}${before}`), closingMinor: Number(`${afterSign}${after}`) };
}

/** The payer's words below a movement. */
function wordsAfter(lines: readonly string[], index: number): string[] {
  const next = lines.slice(index + 1, index + 5);
  const end = next.findIndex((line) => !/^07[89]/.test(line));
  return (end < 0 ? next : next.slice(0, end)).map((line) => line.slice(3).trim()).filter(Boolean);
}

/** Throws at the line after which movements are missing: those below a head lead from its old balance to its new one. */
function requireWhole(lines: readonly string[]): void {
  let missingMinor: number | null = null;
  for (const [index, line] of [...lines, "074"].entries()) {
    if (line.startsWith("074")) {
      if (missingMinor) throw new UnreadableStatement({ line: index });
      missingMinor = changeOf(line);
    } else if (line.startsWith("075") && missingMinor !== null) {
      missingMinor -= (signs[line.charAt(60)] ?? 0) * Number(line.slice(48, 60));
    }
  }
}

/**
 * By how much a head says that the account has changed; null where it names no balances. Those of nothing are none, unless the
 * turnovers after them say that all of what came has left.
 */
function changeOf(head: string): number | null {
  const found = /^.{45}(\d{14})([+-])(\d{14})([+-])(?:(\d{14})[+-](\d{14})[+-])?/.exec(head);
  if (!found) return null;
  const [, before, beforeSign, after, afterSign, out = "0", into] = found;
  if (!Number(before) && !Number(after) && !(Number(out) && out === into)) return null;
  return Number(`${afterSign}${after}`) - Number(`${beforeSign}${before}`);
}
