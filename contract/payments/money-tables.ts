import { z } from "zod";
import { route } from "#contract/route.ts";
import { optionalDay } from "#contract/values/shapes.ts";

/** A period of a year at most. */
const period = z.object({
  from: optionalDay.describe("The first day in Prague"),
  to: optionalDay.describe("The last day in Prague"),
});

/** Tables of a period, for the accountant. */
export const moneyTables = {
  ledgerTable: route({
    method: "GET",
    path: "/api/finance/ledger/table",
    summary:
      "Finance: the ledger of a period of a year at most as CSV (UTF-8 with its mark, semicolons), entry by entry; noted in the audit",
    scopes: ["finance"],
    query: period,
    response: z.string(),
    errors: [409],
  }),
  paymentTable: route({
    method: "GET",
    path: "/api/finance/payments/table",
    summary:
      "Finance: money that came and went in a period of a year at most as CSV, below zero what went; noted in the audit",
    scopes: ["finance"],
    query: period,
    response: z.string(),
    errors: [409],
  }),
};
