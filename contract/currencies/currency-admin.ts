import { z } from "zod";
import { orderBody } from "#contract/content/operator-texts.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant, version, versionInAddress } from "#contract/values/shapes.ts";

/** The currency that is charged: its rate is 1 (rule MO2). */
export const chargedCurrency = "CZK";

/** The longest list of rates that is read, in bytes; the Czech National Bank's has under two thousand. */
export const mostRateListBytes = 100_000;

const day = z.iso.date();
const symbol = z.string().trim().max(8);
const rate = z
  .number()
  .min(0.000001)
  .max(1_000_000)
  .describe("CZK for one unit: an amount in CZK is divided by it; six decimals are kept");

/** How a currency is written, and what for (rules MO2, MO9). */
const currencyBody = z.object({
  symbolBefore: symbol,
  symbolAfter: symbol,
  decimals: z.number().int().min(0).max(4),
  rate,
  isDefault: z.boolean().describe("Whoever has chosen none sees this one"),
  isShown: z.boolean().describe("Whether visitors may choose it"),
});
export type CurrencyBody = z.output<typeof currencyBody>;

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/)
  .describe("ISO 4217");

/** A currency as its operator keeps it. */
const editableCurrency = currencyBody.extend({
  id: z.number().int(),
  code: z.string(),
  rateOn: day.nullable().describe("The day of the list that the rate was taken from; null: written by hand"),
  version,
});
export type EditableCurrency = z.infer<typeof editableCurrency>;

const daily = z.object({
  isOn: z.boolean().describe("Whether the bank's list is taken every working day"),
  version: instant.nullable().describe("When it was stored; null: the default holds"),
});
export type DailyRates = z.infer<typeof daily>;

/** What a list would change of one currency. */
const rateChange = z.object({
  id: z.number().int(),
  code: z.string(),
  from: z.number(),
  to: z.number(),
  percent: z.number().describe("By how much it rises, in percent; negative where it falls"),
  isJump: z.boolean().describe("More than a rate changes in a day: it has to be confirmed (rule MO10)"),
  version,
});
export type RateChange = z.infer<typeof rateChange>;

const rateProposal = z.object({
  on: day.describe("The day of the list"),
  changes: z.array(rateChange).describe("Of the currencies that are kept, in their order"),
  missing: z.array(z.string()).describe("Currencies that are kept and not in the list"),
  isOlder: z.boolean().describe("A later list has been stored already"),
});
export type RateProposal = z.infer<typeof rateProposal>;

const one = z.object({ data: editableCurrency });
const jumpConfirmed = z.boolean().default(false).describe("A jump of the rate is meant; else RATE_JUMP");

export const currencyAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/currencies",
    summary: "Operator: all currencies in their order, and whether their rates are taken daily",
    scopes: ["content"],
    response: z.object({
      data: z.array(editableCurrency),
      daily,
      source: z.string().describe("Where the bank's list is read"),
    }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/currencies",
    summary: "Operator: add a currency, the last in order",
    scopes: ["content"],
    body: currencyBody.extend({ code }),
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/currencies/{id}",
    summary: "Operator: change a currency over the version that was seen",
    scopes: ["content"],
    params: idParam,
    body: currencyBody.extend({ version, jumpConfirmed }),
    response: one,
    errors: [409],
  }),
  order: route({
    method: "PUT",
    path: "/api/admin/currencies",
    summary: "Operator: put all currencies in order; CHANGED_ELSEWHERE where others are there now",
    scopes: ["content"],
    body: orderBody,
    response: done,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/currencies/{id}",
    summary: "Operator: take a currency away; whoever has chosen it sees the default",
    scopes: ["content"],
    params: idParam,
    query: versionInAddress,
    response: done,
    errors: [409],
  }),
  proposeRates: route({
    method: "POST",
    path: "/api/admin/currencies/rates/proposal",
    summary: "Operator: what the bank's list of today, or one from a file, would change; nothing is stored",
    scopes: ["content"],
    body: z.object({
      list: z.string().max(mostRateListBytes).nullable().describe("The text of a list; null: it is read from the bank"),
    }),
    response: z.object({ data: rateProposal }),
    errors: [409],
  }),
  storeRates: route({
    method: "PUT",
    path: "/api/admin/currencies/rates",
    summary: "Operator: store proposed rates over the versions that were seen",
    scopes: ["content"],
    body: z.object({
      on: day,
      rates: z
        .array(z.object({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), rate, version }))
        .min(1)
        .max(200),
      jumpConfirmed,
    }),
    response: z.object({ data: z.array(editableCurrency) }),
    errors: [404, 409],
  }),
  setDaily: route({
    method: "PUT",
    path: "/api/admin/currencies/daily",
    summary: "Operator: whether the bank's list is taken every working day, over the version that was seen",
    scopes: ["content"],
    body: daily,
    response: z.object({ data: daily }),
    errors: [409],
  }),
};
