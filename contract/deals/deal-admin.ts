import { z } from "zod";
import { saleWays } from "#contract/listings/listing-kinds.ts";
import { route } from "#contract/route.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { idParam, instant, mostCounted, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { tableRoute } from "#contract/values/table-answer.ts";
import { caseKinds, dealCase } from "./case-kinds.ts";
import { dealDay } from "./deal.ts";
import { carriers, dealSides, dealStatuses, dealStepKinds, dealTodos } from "./deal-steps.ts";

/** What the list of deals may be narrowed to beside a state: what is not closed, with an open case, or anything. */
export const adminDealStates = ["open", "case", ...dealStatuses, "any"] as const;
/** The order of open deals. */
export const dealOrders = ["due", "age", "amount"] as const;
/** How a deal's next deadline lies: passed, or in the next two days. */
export const dueStates = ["passed", "close"] as const;
/** Whose step a deal may wait for: one of its sides', or a moderator's where a case is open. */
export const waitedFor = [...dealSides, "site"] as const;
/** Ages in days that the list may be narrowed to: older than that. */
export const dealAges = ["3", "7", "14", "30"] as const;

const party = z.object({ id: z.number().int(), username: z.string(), suspended: z.boolean() });

/** A deal as moderators look through them. Amounts in CZK. */
const adminDeal = z.object({
  id: z.number().int(),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  seller: party,
  buyer: party,
  soldBy: z.enum(saleWays),
  status: z.enum(dealStatuses),
  price: z.number(),
  total: z.number().describe("With postage as far as it is known"),
  isProtected: z.boolean(),
  openedAt: instant,
  closedAt: instant.nullable(),
  dueAt: instant
    .nullable()
    .describe("The next deadline: of an open case, of the payment or of the receipt; null: none runs"),
  expected: z
    .array(z.object({ side: z.enum(waitedFor), todo: z.enum([...dealTodos, "decide_case"]) }))
    .describe("What is expected of whom"),
  openCase: z.object({ id: z.number().int(), kind: z.enum(caseKinds), filedAt: instant }).nullable(),
});
export type AdminDeal = z.infer<typeof adminDeal>;

const dealFile = adminDeal.extend({
  payBy: dealDay,
  remindersSent: z.number().int(),
  carrier: z.enum(carriers).nullable(),
  trackingNumber: z.string().nullable(),
  escrowed: z.number().nullable().describe("CZK that the site holds; null: nothing"),
  steps: z.array(
    z.object({
      kind: z.enum(dealStepKinds),
      by: z.enum([...dealSides, "site"]),
      at: instant,
      note: z.string().nullable(),
    }),
  ),
  cases: z.array(dealCase),
});
export type DealFile = z.infer<typeof dealFile>;

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(["", ...values])
    .catch("")
    .default("");
const amount = z.coerce.number().int().min(0).max(maxCzk).optional().catch(undefined);

const narrowed = z.object({
  state: z.enum(adminDealStates).catch("open").default("open"),
  due: oneOf(dueStates),
  waits: oneOf(waitedFor),
  age: oneOf(dealAges),
  from: amount.describe("The least price, CZK"),
  to: amount.describe("The greatest price, CZK"),
  q: z
    .string()
    .trim()
    .max(254)
    .default("")
    .describe("Number of a deal, of its payment or of its listing, or a user name or e-mail"),
  order: z.enum(dealOrders).catch("due").default("due"),
});
export type DealNarrowing = z.output<typeof narrowed>;

/** Deals for moderators and the support: to look through by urgency, and to read. */
export const dealAdmin = {
  list: route({
    method: "GET",
    path: "/api/moderation/deals",
    summary:
      "Moderator or support: deals with their next deadline and what is expected of whom, open ones by deadline, age or price; closed ones the newest first",
    scopes: ["moderation", "support"],
    query: narrowed.extend({ page: pageNumber }),
    response: pageOf(adminDeal),
  }),
  table: tableRoute({
    path: "/api/moderation/deals/table",
    summary: `Moderator: the same as CSV, at most the first ${mostCounted} deals; that it was taken is noted`,
    scopes: ["moderation"],
    query: narrowed,
  }),
  get: route({
    method: "GET",
    path: "/api/moderation/deals/{id}",
    summary:
      "Moderator or support: one deal with its steps and cases, without addresses and telephones; that it was shown is noted",
    scopes: ["moderation", "support"],
    params: idParam,
    response: z.object({ data: dealFile }),
  }),
};
