/** Why a written number cannot be taken: it is none, or it has decimals where there are none. */
export type NumberFault = "notNumber" | "whole";

/**
 * L20: What is written into a field of a number and cannot be read changes nothing that is stored; dots, commas and spaces between
 * thousands can be read.
 *
 * `1.500` is 1500, zeros after the decimal comma are fine for a whole number, an empty text is null. How great or how fine it may be is the
 * form's business.
 */
export function readNumber(text: string, decimals: number): { value: number | null } | { fault: NumberFault } {
  const bare = text.replace(/[\s\u00a0\u202f]/g, "");
  if (bare === "") return { value: null };
  if (decimals === 0 && /^\d{1,3}([.,]\d{3})+$/.test(bare)) return { value: Number(bare.replace(/[.,]/g, "")) };
  if (!/^\d+([.,]\d*)?$/.test(bare)) return { fault: "notNumber" };
  const value = Number(bare.replace(",", "."));
  return decimals === 0 && !Number.isInteger(value) ? { fault: "whole" } : { value };
}
