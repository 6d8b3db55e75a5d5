import { composeIBAN, electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from "ibantools";

const czechAccount = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/;

/**
 * MO6: A bank account is Czech with right check digits (modulo 11) or a valid IBAN.
 *
 * Answers the IBAN without spaces; null for a text that is neither.
 */
export function readBankAccount(written: string): string | null {
  const text = written.replace(/[\s\u00a0]/g, "");
  const czech = czechAccount.exec(text);
  const iban = czech ? ibanOfCzech(czech) : electronicFormatIBAN(text);
  // `isValidIBAN` checks the national check digits too.
  return iban && isValidIBAN(iban) ? iban : null;
}

/** An IBAN as people read it: a Czech one as `19-2000145399/0800`, others in groups of four. */
export function bankAccountText(iban: string): string {
  const czech = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/.exec(iban);
  if (!czech) return friendlyFormatIBAN(iban) ?? iban;
  const [bank, prefix, number] = [czech[1], Number(czech[2]), String(Number(czech[3])).padStart(2, "0")];
  return `${prefix > 0 ? `${prefix}-` : ""}${number}/${bank}`;
}

function ibanOfCzech([, prefix = "", number = "", bank = ""]: RegExpExecArray): string | null {
  return composeIBAN({
    countryCode: "CZ",
    bban: bank + prefix.padStart(6, "0") + number.padStart(10, "0"),
  });
}
