import type { Locale } from "#contract/values/locale.ts";

/** An amount in CZK as one would say it: `dvanáct tisíc pět set korun`. The words of a language load when they are needed. */
export async function amountInWords(amount: number, locale: Locale): Promise<string> {
  // As text, because the library refuses the noise in the last places of a decimal number.
  const written = amount.toFixed(Number.isInteger(amount) ? 0 : 2);
  if (locale === "cs") return (await import("n2words/cs-CZ")).toCurrency(written);
  return `${(await import("n2words/en-GB")).toCardinal(written)} crowns`;
}
