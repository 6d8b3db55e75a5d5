/** The currencies that accounts at Czech and Slovak banks are kept in, with their numbers in ISO 4217. */
const numbers: Readonly<Record<string, string>> = {
  ...{ AUD: "036", BGN: "975", CAD: "124", CHF: "756", CNY: "156", CZK: "203", DKK: "208", EUR: "978" },
  ...{ GBP: "826", HUF: "348", JPY: "392", NOK: "578", PLN: "985", RON: "946", RUB: "643", SEK: "752" },
  ...{ TRY: "949", USD: "840" },
};

/** The currencies that money may come in; the ledger has accounts of no other. */
export const currencies: readonly string[] = Object.keys(numbers);

/** What people write for a currency, without accents and in small letters. */
const signs: Readonly<Record<string, string>> = { kc: "CZK", "€": "EUR", "£": "GBP", zl: "PLN" };

/** The currency that is written as its code or its sign, `CZK` or `Kč`; null where it is none. */
export function currencyOf(written: string): string | null {
  const plainly = written.normalize("NFD").replace(/\p{M}/gu, "").replace("ł", "l").toLowerCase();
  const code = signs[plainly] ?? plainly.toUpperCase();
  return currencies.includes(code) ? code : null;
}

/** The currency of a number in ISO 4217, `0203`; null where it is the number of none. */
export function currencyOfNumber(written: string): string | null {
  return currencies.find((code) => `0${numbers[code]}` === written) ?? null;
}
