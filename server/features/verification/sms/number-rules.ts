import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * What stands against sending a code to a number (rule LI16); null: nothing. Premium and shared lines, satellites,
 * pagers and landlines cost the operator money or cannot read it; numbers of no country (`+88…`) are in no list.
 */
export function numberRefusal(phone: string, countries: readonly string[]): "SMS_NOT_MOBILE" | "SMS_COUNTRY" | null {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.country || !countries.includes(number.country)) return "SMS_COUNTRY";
  // Some countries have one range for both.
  return ["MOBILE", "FIXED_LINE_OR_MOBILE"].includes(number.getType() ?? "") ? null : "SMS_NOT_MOBILE";
}
