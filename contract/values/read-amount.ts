import { maxCzk } from "./max-czk.ts";

/**
 * Reads an amount of money as people type it, in either language: spaces, the currency, a comma or a dot between
 * thousands and before decimals are fine; null where it is no amount. A comma or dot before exactly three digits groups
 * thousands: no amount has three decimals.
 */
export function parseAmount(text: string): number | null {
  const plain = plainNumber(text);
  return /^\d+(\.\d{0,2})?$/.test(plain) ? Number(plain) : null;
}

/** Why an amount cannot be taken: `decimals` for more than two, `greatest` for more than the API takes. */
export type AmountProblem = "notANumber" | "decimals" | "greatest";

/** The reason why a typed amount cannot be taken; null for an acceptable amount and for an empty field. */
export function amountProblem(text: string): AmountProblem | null {
  if (text.trim() === "") return null;
  const plain = plainNumber(text);
  if (!/^\d+(\.\d*)?$/.test(plain)) return "notANumber";
  if (/\.\d{3,}$/.test(plain)) return "decimals";
  return Number(plain) > maxCzk ? "greatest" : null;
}

function plainNumber(text: string): string {
  // `1 200,-` is how Czech prices are written by hand: dashes stand for no decimals.
  const bare = text.replace(/[\s\u00a0\u202f]|Kč|CZK/gi, "").replace(/(?<=\d)[.,][-–—]{1,2}$/, "");
  // 1.500, 1,500, 1.500,50 and 1,500.50: one mark between thousands, the other before decimals.
  const isGrouped = /^\d{1,3}(?:(\.\d{3})+(?:,\d*)?|(?:,\d{3})+(?:\.\d*)?)$/.test(bare);
  const grouping = /[.,]/.exec(bare)?.[0];
  const plain = isGrouped && grouping ? bare.replaceAll(grouping, "") : bare;
  return plain.replace(",", ".");
}
