/**
 * A postal code as it is written in its country (`602 00`), or null where there can be no such one (rule MO8). `country` as ISO 3166-1
 * alpha-2.
 */
export function readZip(written: string, country: string): string | null {
  const text = written.replace(/[\s\u00a0]+/g, " ").toUpperCase();
  if (country !== "CZ" && country !== "SK") return /^[A-Z0-9][A-Z0-9 -]{2,10}$/.test(text) ? text : null;
  const digits = text.replaceAll(" ", "");
  const isZip = country === "CZ" ? /^[1-7]\d{4}$/.test(digits) : /^[089]\d{4}$/.test(digits);
  return isZip ? `${digits.slice(0, 3)} ${digits.slice(3)}` : null;
}
