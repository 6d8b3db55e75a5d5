import { expect, test } from "vitest";
import { bodyOf, valuesOf } from "./checkout-values.ts";

const ways = [
  { kind: "carrier" as const, carrierId: 3, name: "Kurýr", note: "", price: 99, stores: [] },
  { kind: "store" as const, carrierId: null, name: "", note: "", price: 0, stores: [] },
];
const known = {
  ...{ email: "jana@kabinet.test", phone: "+420 777 111 222", name: "Jana Malá" },
  ...{ street: "Dlouhá 1", city: "Brno", zip: "602 00", company: "", companyId: "", taxId: "" },
};
const checkout = { country: "CZ", ways, obstacle: null, known };
const home = { name: "Jana Malá", street: "Dlouhá 1", city: "Brno", zip: "602 00" };

test("what the account knows goes by the first carrier to one address, which is the invoice's too", () => {
  const values = valuesOf(checkout);
  const changed = { ...values, delivery: { ...values.delivery, address: { ...home, street: "Nová 7" } } };
  expect(bodyOf(changed, checkout, 1_189)).toEqual({
    ...{ email: "jana@kabinet.test", phone: "+420 777 111 222", note: "", terms: true, total: 1_189 },
    delivery: { kind: "carrier", carrierId: 3, address: { ...home, street: "Nová 7", country: "CZ" } },
    invoice: { ...home, street: "Nová 7", country: "CZ", company: "", companyId: "", taxId: "" },
  });
});

test("an invoice to another address, and a pickup, are made out to what was written for them; a company that does not buy is not sent", () => {
  const values = valuesOf(checkout);
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
  expect(valuesOf({ ...checkout, known: null })).toMatchObject({
    ...{ email: "", prefix: "+420", phone: "", isForCompany: false },
    delivery: { way: "carrier-3", address: { name: "" } },
  });
});
