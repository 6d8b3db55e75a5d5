import { z } from "zod";
import { pragueDay } from "#contract/values/prague-day.ts";
import { currencyOf } from "./currencies.ts";
import { readSymbols } from "./read-symbols.ts";
import {
  accountOf,
  balancesAround,
  ibanOf,
  isDay,
  type Movement,
  type Movements,
  UnreadableStatement,
} from "./statement-line.ts";
import { symbolOf } from "./symbol-of.ts";

const cell = z.object({ value: z.union([z.string(), z.number()]) }).nullish();
const transaction = z.record(z.string(), cell);
const statement = z.object({
  accountStatement: z.object({
    info: z.object({
      iban: z.string().nullish(),
      accountId: z.string().nullish(),
      currency: z.string(),
      openingBalance: z.number().nullish(),
      closingBalance: z.number().nullish(),
      dateEnd: z.union([z.string(), z.number()]).nullish(),
    }),
    transactionList: z.object({ transaction: z.array(transaction).nullish() }).nullish(),
  }),
});
type Transaction = z.output<typeof transaction>;

/** Columns of the API by the numbers of its documentation. */
const columns = {
  ...{ reference: 22, day: 0, amount: 1, currency: 14, symbol: 5, account: 2, bank: 3, name: 10 },
  ...{ message: 16, remark: 7, comment: 25, payerReference: 27 },
};

/** The movements of a statement as Fio banka's API answers it in JSON (fio.cz, API Bankovnictví). */
export function readFio(text: string): Movements {
  const { info, transactionList } = parsed(text).accountStatement;
  const ownAccount = accountOf(info.iban ?? info.accountId ?? "");
  const all = (transactionList?.transaction ?? []).map((each, index) => {
    const movement = movementOf(each, info.currency);
    if (!movement) throw new UnreadableStatement({ movement: index + 1 });
    return { ...movement, ownAccount };
  });
  const of = (sign: 1 | -1) =>
    all
      .filter(({ amountMinor }) => amountMinor * sign > 0)
      .map((movement): Movement => ({ ...movement, amountMinor: movement.amountMinor * sign }));
  const balances = balancesAround(
    { account: ownAccount, currency: info.currency },
    {
      openingMinor: minorOf(info.openingBalance),
      closingMinor: minorOf(info.closingBalance),
      day: dayOf(info.dateEnd),
      moves: all.map(({ day, amountMinor }) => ({ day, signedMinor: amountMinor })),
    },
  );
  return { credits: of(1), debits: of(-1), balances };
}

function parsed(text: string): z.output<typeof statement> {
  try {
    return statement.parse(JSON.parse(text));
  } catch {
    throw new UnreadableStatement("whole");
  }
}

/** A movement, below zero where it has left the account; null where it cannot be read. */
function movementOf(from: Transaction, accountCurrency: string): Movement | null {
  const read = (name: keyof typeof columns) => from[`column${columns[name]}`]?.value;
  const written = (name: keyof typeof columns) => String(read(name) ?? "").trim();
  const amountMinor = minorOf(read("amount"));
  const [day, currency, bankReference] = [
    dayOf(read("day")),
    currencyOf(written("currency") || accountCurrency),
    written("reference"),
  ];
  if (amountMinor === null || !isDay(day) || currency === null || !bankReference) return null;
  const words = [...new Set([written("message"), written("remark"), written("comment")])].filter(Boolean);
  const { variableSymbol, numbers } = readSymbols([written("payerReference")].filter(Boolean), words);
  const account = [written("account"), written("bank")].filter(Boolean).join("/");
  return {
    ...{ format: "fio", bankReference, day, amountMinor, currency, numbers, ownAccount: "", isCancelled: false },
    payerAccount: account,
    ...ibanOf(written("account"), written("bank")),
    variableSymbol: symbolOf(written("symbol")) || variableSymbol,
    note: [account, written("name"), ...words].filter(Boolean).join(" · "),
  };
}

/** Hundredths; null for what is no amount of whole ones. */
function minorOf(amount: unknown): number | null {
  if (typeof amount !== "number") return null;
  const minor = Math.round(amount * 100);
  return Math.abs(amount * 100 - minor) < 1e-3 && Number.isSafeInteger(minor) ? minor : null;
}

/** `2026-11-24+0100`, or milliseconds, as the API had it before. */
function dayOf(written: unknown): string {
  return typeof written === "number" ? pragueDay(new Date(written)) : String(written ?? "").slice(0, 10);
}
