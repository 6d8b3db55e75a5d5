import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * LI16: Codes are sent to mobile numbers of the countries that the setting `sms` names (CZ, SK, DE, GB, HU, AT, PL, FR, RO, SI, HR), 300 a
 * day in Prague to all telephones together (same setting, kept by administrators and audited), 40 a day from an address and 100 from a
 * network (IPv4 /24, IPv6 /48). The overview says so from four fifths on. The minute between two codes (A16) is taken in one statement.
 *
 * Null: one does. Premium and shared lines, satellites, pagers and landlines cost the operator money or cannot read it; numbers of no
 * country (`+88…`) are in no list.
 */
export function numberRefusal(phone: string, countries: readonly string[]): "SMS_NOT_MOBILE" | "SMS_COUNTRY" | null {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.country || !countries.includes(number.country)) return "SMS_COUNTRY";
  // Some countries have one range for both.
  return ["MOBILE", "FIXED_LINE_OR_MOBILE"].includes(number.getType() ?? "") ? null : "SMS_NOT_MOBILE";
}
