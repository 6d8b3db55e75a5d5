import { z } from "zod";
import type { Scope } from "#contract/accounts/scopes.ts";
import { shopCountries } from "#contract/carriers/carriers.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import {
  amount,
  choice,
  type Fields,
  type FormFields,
  line,
  number,
  optionalAmount,
  optionalYesNo,
  rows,
  type SchemasOf,
  withoutSchemas,
  yesNo,
} from "./field-kinds.ts";

/**
 * SE13: Every setting that the product reads can be changed at the back office: one that only the server reads stands in a table with its
 * fields, their limits, defaults and writers, from which the operation and the form come.
 *
 * `writers` beside `admin` see and change it (rule SE1). The back office makes its form from them, with the words of `settingsAdmin:plain`.
 */
const setting = <const Of extends Fields>(writers: readonly Scope[], fields: Of) => ({
  writers,
  fields,
  schema: z.object(
    Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as SchemasOf<Of>,
  ),
});

/** By the usual chart of accounts for entrepreneurs (Decree 500/2002, annex 4). */
const usualAccounts = Object.entries({
  ...{ "held:transfer": "221", "held:cash": "211", held: "261", unpaired: "395", receivable: "311" },
  ...{ revenue: "602", "revenue:goods": "604", vat: "343", escrow: "379", payouts: "379", refunds: "325" },
}).map(([word, number]) => ({ word, number }));

export const plainSettings = {
  /** The country that this version of the shop sells to, and from which price with tax and delivery an order needs a code (rule CK3). */
  shop: setting([], { country: choice(shopCountries, "CZ"), phoneCheckFrom: optionalAmount() }),
  /** W of the soft close (rule B6). */
  auctions: setting([], { softCloseMinutes: number(5, { most: 1_440, decimals: 2, unit: "min" }) }),
  /** What an account that is not verified may take on before it has paid anybody (rules X1, X2). */
  exposure: setting([], {
    unpaidDeals: number(3, { least: 1, most: 1_000 }),
    leading: amount(50_000, { least: 1 }),
  }),
  /**
   * Rule I1. `before`: a new seller's first listings wait for a moderator, all others are inspected once published; `after`: all are
   * inspected once published. After `firstListings` published listings a seller is no longer new.
   */
  inspection: setting([], {
    mode: choice(["before", "after"], "before"),
    firstListings: number(3, { most: 100 }),
  }),
  /** Whether categories that ask for a verified age insist on it; unset, where a bank proves it (decisions/0060). */
  ageVerification: setting([], { required: optionalYesNo() }),
  /** Whether a weekly digest of new lots is mailed. */
  newsletter: setting(["content"], { digest: choice(["off", "weekly"], "off") }),
  /**
   * The operator's account, Czech form or IBAN; empty: no transfers are taken. Goods that are to be paid by a transfer are held so many
   * working days (rule GO15).
   */
  transfer: setting(["finance"], {
    account: line(60),
    workingDays: number(3, { least: 1, most: 10 }),
  }),
  /** The codes of the tax office and of its branch (rule TX3), as its control statement names them; empty: none is made. */
  taxOffice: setting(["finance"], { office: line(3), branch: line(4) }),
  /** Numbers of accounts for the words of the ledger, as its table has them (rule PM12): `vat` stands for `vat:21` too, where that has none. */
  accountNumbers: setting(["finance"], {
    numbers: rows({ word: line(60), number: line(12) }, usualAccounts, 40),
  }),
  /** The most that a seller may name where the listing left postage open (rule D14). */
  postage: setting(["finance"], { most: amount(1_000) }),
  /** Whether sellers may have payments protected (rule PP1). */
  protection: setting(["finance"], { enabled: yesNo(false) }),
  /** Whom the server tells of what burns, past everything that may burn itself (rule DK5); empty: nobody. */
  alarm: setting([], { email: line(200), phone: line(30) }),
  /** Days at the top and their price with tax. */
  topping: setting(["finance"], {
    offers: rows(
      {
        days: number(1, { least: 1, most: 90 }),
        price: amount(1, { least: 0.01, most: maxCzk }),
      },
      [
        { days: 3, price: 29 },
        { days: 7, price: 59 },
        { days: 14, price: 99 },
      ],
    ),
  }),
};

export type PlainSettingName = keyof typeof plainSettings;
export const plainSettingNames = Object.keys(plainSettings) as PlainSettingName[];
export type PlainSettings = {
  [Name in PlainSettingName]: z.output<(typeof plainSettings)[Name]["schema"]>;
};

/** The fields of each of them, for forms. */
export function plainForms(): Record<PlainSettingName, FormFields> {
  const forms = plainSettingNames.map((name) => [name, withoutSchemas(plainSettings[name].fields)]);
  return Object.fromEntries(forms) as Record<PlainSettingName, FormFields>;
}
