import { phonePrefixes } from "#contract/accounts/contact.ts";

/** A telephone number as the form has it: a prefix from the list, or none and the whole number beside it. */
export interface PhoneParts {
  readonly prefix: string;
  readonly number: string;
}

/** `+420 777 123 456` → `+420` and `777 123 456`; nothing at all begins with the Czech prefix. */
export function phonePartsOf(phone: string): PhoneParts {
  if (phone === "") return { prefix: phonePrefixes[0], number: "" };
  const prefix = phonePrefixes.find((each) => phone.startsWith(`${each} `));
  return prefix ? { prefix, number: phone.slice(prefix.length + 1) } : { prefix: "", number: phone };
}

/** The number as it is sent; empty without one, and a number that brings its own prefix keeps it. */
export function phoneOf({ prefix, number }: PhoneParts): string {
  const written = number.trim();
  if (written === "") return "";
  return prefix === "" || /^(\+|00)/.test(written) ? written : `${prefix} ${written}`;
}
