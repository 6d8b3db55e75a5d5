const maxMessageLength = 60;
/** The longest amount, decimals included: a code has room for 9 999 999.99. */
const maxAmountLength = 10;

export interface PaymentOrder {
  /** An IBAN without spaces. */
  readonly iban: string;
  /** Haléře. */
  readonly amountMinor: number;
  readonly variableSymbol: string;
  readonly message: string;
  /** The last day to pay, `YYYYMMDD`; without it a bank pays at once. */
  readonly due?: string;
}

/**
 * D11: The buyer gets account, variable symbol and a QR Platba code (SPAYD 1.0) while payment is awaited, where the seller has filled in an
 * account; above 9 999 999.99 Kč there is no code.
 *
 * Upper-case ASCII, `*` inside a value as `%2A`. Null where the amount is too great: a bank would refuse the code or misread it.
 */
export function spaydOf({ iban, amountMinor, variableSymbol, message, due }: PaymentOrder): string | null {
  const amount = (amountMinor / 100).toFixed(2);
  if (amount.length > maxAmountLength) return null;
  const fields = [
    ["ACC", iban],
    ["AM", amount],
    ["CC", "CZK"],
    ...(due ? [["DT", due]] : []),
    ["MSG", messageText(message)],
    ["X-VS", variableSymbol],
  ];
  return `SPD*1.0*${fields.map((field) => field.join(":")).join("*")}`;
}

/** Letters of other languages that are no letter with an accent, as passports write them. */
const latin: Readonly<Record<string, string>> = {
  Ł: "L",
  Ø: "O",
  Đ: "D",
  Ð: "D",
  Þ: "TH",
  Æ: "AE",
  Œ: "OE",
  Ħ: "H",
  Ŧ: "T",
};

/** Letters lose their accents and other characters outside ASCII are left out; the limit counts before escaping. */
function messageText(message: string): string {
  const plain = message
    .toUpperCase()
    .normalize("NFD")
    .replace(/[ŁØĐÐÞÆŒĦŦ]/g, (letter) => latin[letter] ?? "")
    .replace(/\s+/g, " ")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, maxMessageLength)
    .trim();
  return plain.replaceAll("%", "%25").replaceAll("*", "%2A");
}
