/**
 * MO7: An IČO has 8 digits and its check digit; a Czech DIČ is CZ and 8 to 10 digits.
 *
 * As stored, in its country (ISO 3166-1 alpha-2); null where the text is none.
 */
export function readCompanyId(written: string, country: string): string | null {
  const text = written.replace(/\s/g, "").toUpperCase();
  if (country === "CZ") return isIco(text.padStart(8, "0")) ? text.padStart(8, "0") : null;
  return /^[A-Z0-9./-]{4,20}$/.test(text) ? text : null;
}

/** A tax number with its country before it; null where the text is none. */
export function readTaxId(written: string, country: string): string | null {
  const text = written.replace(/\s/g, "").toUpperCase();
  const pattern = country === "CZ" ? /^CZ\d{8,10}$/ : /^[A-Z]{2}[A-Z0-9]{2,13}$/;
  return pattern.test(text) ? text : null;
}

/** Weights 8 to 2 from the left; the last digit is (11 − sum mod 11) mod 10. */
function isIco(digits: string): boolean {
  if (!/^\d{8}$/.test(digits) || digits === "00000000") return false;
  const sum = [...digits.slice(0, 7)].reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return Number(digits[7]) === (11 - (sum % 11)) % 10;
}
