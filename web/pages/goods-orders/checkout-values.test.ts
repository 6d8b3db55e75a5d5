import { expect, test } from "vitest";
import { bodyOf, editableOf, isNewAddress, otherPlace, valuesOf } from "./checkout-values.ts";

const ways = [
  { kind: "carrier" as const, carrierId: 3, name: "Kurýr", note: "", price: 99, stores: [] },
  { kind: "store" as const, carrierId: null, name: "", note: "", price: 0, stores: [] },
];
const known = {
  ...{ email: "jana@kabinet.test", phone: "+420 777 111 222", name: "Jana Malá" },
  ...{ street: "Dlouhá 1", city: "Brno", zip: "602 00", company: "", companyId: "", taxId: "" },
};
const checkout = { country: "CZ", ways, obstacle: null, methods: [], transferUntil: null, phoneCheckFrom: null, known };
const home = { name: "Jana Malá", street: "Dlouhá 1", city: "Brno", zip: "602 00" };

test("what the account knows goes by the first carrier to one address, which is the invoice's too", () => {
  const values = valuesOf(checkout, []);
  const changed = { ...values, delivery: { ...values.delivery, address: { ...home, street: "Nová 7" } } };
  expect(bodyOf(changed, checkout, 1_189)).toEqual({
    ...{
      email: "jana@kabinet.test",
      phone: "+420 777 111 222",
      phoneCode: "",
      note: "",
      terms: true,
      total: 1_189,
    },
    account: null,
    delivery: { kind: "carrier", carrierId: 3, address: { ...home, street: "Nová 7", country: "CZ" } },
    invoice: { ...home, street: "Nová 7", country: "CZ", company: "", companyId: "", taxId: "" },
  });
});

test("an invoice to another address, and a pickup, are made out to what was written for them; a company that does not buy is not sent", () => {
  const values = valuesOf(checkout, []);
  const invoice = { ...values.invoice, street: "Firemní 2", company: "Sklep s.r.o.", companyId: "27074358" };
  const elsewhere = { ...values, invoice, isInvoicedElsewhere: true, isForCompany: true };
  expect(bodyOf(elsewhere, checkout, 1).invoice).toMatchObject({
    street: "Firemní 2",
    company: "Sklep s.r.o.",
  });
  const pickup = { ...values, invoice, delivery: { ...values.delivery, way: "store", storeId: "12" } };
  expect(bodyOf(pickup, checkout, 1)).toMatchObject({
    delivery: { kind: "store", storeId: 12 },
    invoice: { street: "Firemní 2", company: "", companyId: "" },
  });
});

test("a guest begins with nothing but the Czech prefix and the first way", () => {
  expect(valuesOf({ ...checkout, known: null }, [])).toMatchObject({
    ...{ email: "", prefix: "+420", phone: "", isForCompany: false },
    delivery: { way: "carrier-3", address: { name: "" } },
  });
});

const cottage = {
  ...{ id: 7, name: "Jana Malá", street: "U Rybníka 3", city: "Telč", zip: "588 56", country: "CZ" },
  ...{ company: "", companyId: "", taxId: "", isDefault: true },
};

test("an account's first address is where goods go; another one begins with the contact details unless they are among the addresses", () => {
  const values = valuesOf(checkout, [cottage]);
  expect(values.delivery).toMatchObject({ saved: "7", address: { street: "U Rybníka 3", zip: "588 56" } });
  expect(values.invoice).toMatchObject({ street: "Dlouhá 1" });
  expect(otherPlace(known, [cottage])).toEqual(home);
  expect(otherPlace(known, [cottage, { ...cottage, ...home, zip: "60200" }])).toEqual({
    ...{ name: "Jana Malá", street: "", city: "", zip: "" },
  });
});

test("an address that was picked, or written again, is not kept twice", () => {
  const { delivery } = valuesOf(checkout, [cottage]);
  expect(isNewAddress({ delivery }, [cottage])).toBe(false);
  const again = { ...delivery.address, street: "u  rybníka 3", zip: "58856" };
  expect(isNewAddress({ delivery: { ...delivery, saved: "other", address: again } }, [cottage])).toBe(false);
  expect(isNewAddress({ delivery: { ...delivery, saved: "other", address: home } }, [cottage])).toBe(true);
});

test("a tab keeps what was written, but neither passwords nor the code nor the agreement", () => {
  const account = { username: "jana", password: "tajné heslo", passwordAgain: "tajné heslo", adult: true };
  const values = { ...valuesOf(checkout, []), wantsAccount: true, account, phoneCode: "123456", terms: true };
  expect(bodyOf(values, checkout, 1).account).toMatchObject({ username: "jana", password: "tajné heslo" });
  const stored = editableOf(values);
  expect(stored).toMatchObject({ wantsAccount: true, account: { username: "jana", adult: true } });
  expect(JSON.stringify(stored)).not.toMatch(/tajné|123456|terms/);
});
