import type { PaymentFile } from "./credit-transfer.ts";

const transfer = "1501";

/**
 * A file of transfers in CZK between Czech accounts in ABO (KPC), as Czech banks take it: a head, one file of one group that is paid from
 * the site's account on a day, a line for each payment with account, haléře, symbols and bank, and the ends. Lines end by CR LF.
 */
export function aboOrder({ number, day, ownIban, payments }: PaymentFile): string {
  const own = partsOf(ownIban);
  const [year = "", month = "", date = ""] = day.split("-");
  const written = `${date}${month}${year.slice(2)}`;
  const totalMinor = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  // Files of a day are told apart by it; the bank asks for three digits.
  const file = digits((number % 999) + 1, 3);
  return [
    `UHL1${written}${"KABINET".padEnd(20)}${own.number}${file}${file}${digits(0, 12)}`,
    `1 ${transfer} ${file}000 ${own.bank}`,
    `2 ${own.prefix}-${own.number} ${digits(totalMinor, 15)} ${written}`,
    ...payments.map(line),
    "3 +",
    "5 +",
    "",
  ].join("\r\n");
}

function line({ id, iban, amountMinor, variableSymbol }: PaymentFile["payments"][number]): string {
  const { prefix, number, bank } = partsOf(iban);
  const constantSymbol = "0000";
  const symbols = [digits(variableSymbol, 10), `${bank}${constantSymbol}`, digits(0, 10)];
  return [`${prefix}-${number}`, digits(amountMinor, 15), ...symbols, `AV:${id}`].join(" ");
}

/** A Czech IBAN: two check digits, the bank, the account's prefix and number. */
function partsOf(iban: string): { bank: string; prefix: string; number: string } {
  const [, bank, prefix, number] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  if (!bank || !prefix || !number) throw new Error("a file of ABO has Czech accounts alone");
  return { bank, prefix, number };
}

const digits = (value: number | string, width: number) => String(value).padStart(width, "0");
