import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import type { StreamedFile } from "#server/http/bind-file.ts";
import { requirePeriod } from "#server/require-period.ts";
import { amountCell, lineOf, timeCell, utf8Mark } from "#server/tables/line-rules.ts";
import { accountNumber, type MovedMoney, moneyOf } from "../ledger-rules.ts";
import { eachMovement, hasMovements, type Movement, type Part, type Period } from "./read-movements.ts";

/**
 * PM12: The ledger of a period of 366 days at most goes out as a table, entry by entry, under the accountant's numbers of accounts too, and so does the money that came and went, below
 * zero what went; an amount stands in the currency of its account. Noted in the audit before.
 */
export async function exportLedger(ctx: Ctx, period: Period): Promise<StreamedFile> {
  await beginExport(ctx, "ledger", period);
  const name = `${ctx.locale === "cs" ? "ucetni-kniha" : "ledger"}-${period.from}-${period.to}.csv`;
  return csv(name, tableOf(ctx, "ledger", period, ledgerLine));
}

/** Money that came and went in a period, in each currency its own amounts. For those who keep the money. */
export async function exportPayments(ctx: Ctx, period: Period): Promise<StreamedFile> {
  await beginExport(ctx, "payments", period);
  const name = `${ctx.locale === "cs" ? "platby" : "payments"}-${period.from}-${period.to}.csv`;
  return csv(name, tableOf(ctx, "payments", period, paymentLine));
}

const csv = (name: string, content: AsyncIterable<string>): StreamedFile => ({
  ...{ name, type: "text/csv; charset=utf-8", content },
});

async function beginExport(ctx: Ctx, part: Part, period: Period): Promise<void> {
  requireScope(ctx, "finance");
  requirePeriod(period);
  if (!(await hasMovements(ctx, part, period))) throw new Conflict("NOTHING_TO_EXPORT");
  const { from, to } = period;
  await recordReading(ctx, { what: `${part}_file`, id: part, details: { from, to } });
}

async function* tableOf(
  ctx: Ctx,
  part: Part,
  period: Period,
  line: (movement: Movement, locale: Locale, numberOf: (word: string) => string) => string,
): AsyncGenerator<string> {
  const { numbers } = await readPlainSetting(ctx, "accountNumbers");
  const numberOf = (word: string) => accountNumber(word, numbers);
  yield `${utf8Mark}${lineOf(columns[part][ctx.locale])}`;
  for await (const movement of eachMovement(ctx, part, period)) yield line(movement, ctx.locale, numberOf);
}

const columns = {
  ledger: {
    cs: [
      "Zápis",
      "Kdy",
      "Má dáti",
      "Dal",
      "Částka",
      "Měna",
      "Důvod",
      "Objednávka",
      "Příjem",
      "Variabilní symbol",
      "Účet MD",
      "Účet D",
    ],
    en: [
      "Entry",
      "When",
      "Debit",
      "Credit",
      "Amount",
      "Currency",
      "Reason",
      "Order",
      "Receipt",
      "Variable symbol",
      "Debit account",
      "Credit account",
    ],
  },
  payments: {
    cs: [
      ...["Zápis", "Kdy", "Kde", "Částka", "Měna", "Důvod", "Objednávka", "Variabilní symbol"],
      ...["Uživatel", "Označení platby", "Poznámka"],
    ],
    en: [
      ...["Entry", "When", "Where", "Amount", "Currency", "Reason", "Order", "Variable symbol"],
      ...["User", "Name of the payment", "Note"],
    ],
  },
} as const;

const reasons: Record<Locale, Readonly<Record<string, string>>> = {
  cs: {
    ...{ receipt: "příjem", order: "úhrada objednávky", bill: "vyúčtování", refund: "vrácení" },
    ...{ returned: "vrácení nespárované platby", release: "uvolnění prodávajícímu", payout: "výplata" },
    told_twice: "oprava dvojího započtení",
    mended: "oprava dokladu",
  },
  en: {
    ...{ receipt: "receipt", order: "payment of an order", bill: "bill", refund: "refund" },
    ...{ returned: "return of an unpaired payment", release: "release to the seller", payout: "payout" },
    told_twice: "correction of what was counted twice",
    mended: "correction of a document",
  },
};

function ledgerLine(movement: Movement, locale: Locale, numberOf: (word: string) => string): string {
  const { id, debit, credit, amountMinor, orderId, receiptId, variableSymbol } = movement;
  const { currency } = moneyOf(movement);
  return lineOf([
    ...[String(id), whenOf(movement), debit, credit, amountCell(amountMinor, locale), currency],
    ...[reasonOf(movement, locale), String(orderId ?? ""), String(receiptId ?? ""), variableSymbol ?? ""],
    ...[numberOf(debit), numberOf(credit)],
  ]);
}

function paymentLine(movement: Movement, locale: Locale): string {
  const { id, orderId, variableSymbol, username, reference, note } = movement;
  const { place, signedMinor, currency }: MovedMoney = moneyOf(movement);
  return lineOf([
    ...[String(id), whenOf(movement), place, amountCell(signedMinor, locale), currency],
    ...[reasonOf(movement, locale), String(orderId ?? ""), variableSymbol ?? ""],
    ...[username ?? "", reference ?? "", note ?? ""],
  ]);
}

const whenOf = ({ at }: Movement) => timeCell(at);
const reasonOf = ({ reason }: Movement, locale: Locale) => reasons[locale][reason] ?? reason;
