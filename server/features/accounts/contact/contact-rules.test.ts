import { expect, test } from "vitest";
import { bankAccountText, readBankAccount } from "./bank-account-rules.ts";
import { readCompanyId, readTaxId } from "./company-id-rules.ts";
import { readContact } from "./contact-rules.ts";

const empty: Parameters<typeof readContact>[0] = {
  phone: "",
  street: "",
  city: "",
  zip: "",
  country: "CZ",
  company: "",
  companyId: "",
  taxId: "",
  bankAccount: "",
};

test.each([
  ["19-2000145399/0800", "CZ6508000000192000145399", "19-2000145399/0800"],
  [" 19 - 2000145399 / 0800 ", "CZ6508000000192000145399", "19-2000145399/0800"],
  ["cz65 0800 0000 1920 0014 5399", "CZ6508000000192000145399", "19-2000145399/0800"],
  ["000019-2000145399/0800", "CZ6508000000192000145399", "19-2000145399/0800"],
  ["SK31 1200 0000 1987 4263 7541", "SK3112000000198742637541", "SK31 1200 0000 1987 4263 7541"],
  ["DE89370400440532013000", "DE89370400440532013000", "DE89 3704 0044 0532 0130 00"],
])("the account %s is stored as %s and shown as %s", (written, iban, shown) => {
  expect(readBankAccount(written)).toBe(iban);
  expect(bankAccountText(iban)).toBe(shown);
});

test.each([
  ["19-2000145398/0800", "weights of the number"],
  ["18-2000145399/0800", "weights of the prefix"],
  ["CZ6608000000192000145399", "check digits of the IBAN"],
  ["2000145399", "no bank"],
  ["1234567-2000145399/0800", "a prefix of seven digits"],
  ["19-2000145399/80", "a bank of two digits"],
  ["CZ65", "half an IBAN"],
  ["peněženka", "no account at all"],
])("MO6: the account %s is refused: %s", (written) => {
  expect(readBankAccount(written)).toBeNull();
});

test.each<[string, string, string | null]>([
  ["27082440", "CZ", "27082440"],
  ["00006947", "CZ", "00006947"],
  ["6947", "CZ", "00006947"],
  ["270 82 440", "CZ", "27082440"],
  ["27082441", "CZ", null],
  ["123456789", "CZ", null],
  ["0", "CZ", null],
  ["CZ27082440", "CZ", null],
  ["HRB 86891", "DE", "HRB86891"],
])("MO7: the company number %s of %s is read as %s", (written, country, stored) => {
  expect(readCompanyId(written, country)).toBe(stored);
});

test.each<[string, string, string | null]>([
  ["CZ27082440", "CZ", "CZ27082440"],
  ["cz 8001011234", "CZ", "CZ8001011234"],
  ["27082440", "CZ", null],
  ["CZ1234567", "CZ", null],
  ["ATU12345678", "AT", "ATU12345678"],
])("the tax number %s of %s is read as %s", (written, country, stored) => {
  expect(readTaxId(written, country)).toBe(stored);
});

test.each([
  ["+420 777 123 456", "+420777123456"],
  ["00420777123456", "+420777123456"],
  ["+421 905 123 456", "+421905123456"],
  ["+44 20 7946 0018", "+442079460018"],
  ["+386 31 234 567", "+38631234567"],
])("the telephone %s is stored as %s", (phone, stored) => {
  expect(readContact({ ...empty, phone })).toMatchObject({ row: { phone: stored } });
});

test.each(["777 123 456", "+420 777 123", "+420 777 123 456 789", "+999 123", "zavolejte"])(
  "the telephone %s is refused",
  (phone) => {
    expect(readContact({ ...empty, phone })).toEqual({ wrong: { phone: ["field.phone"] } });
  },
);

test.each<[string, string, string | null]>([
  ["60200", "CZ", "602 00"],
  ["602 00", "CZ", "602 00"],
  ["80200", "CZ", null],
  ["6020", "CZ", null],
  ["811 01", "SK", "811 01"],
  ["61101", "SK", null],
  ["sw1a 1aa", "GB", "SW1A 1AA"],
  ["10-115", "PL", "10-115"],
  ["?", "DE", null],
])("the postcode %s of %s is read as %s", (zip, country, stored) => {
  const read = readContact({ ...empty, country, street: "Veveří 9", city: "Brno", zip });
  expect("row" in read ? read.row.zip : null).toBe(stored);
});

test("MO8: half an address names the lines that are missing, all of it or none is accepted", () => {
  expect(readContact({ ...empty, street: "Veveří 9" })).toEqual({
    wrong: { city: ["field.required"], zip: ["field.required"] },
  });
  expect(readContact(empty)).toMatchObject({ row: { street: null, city: null, zip: null } });
});
