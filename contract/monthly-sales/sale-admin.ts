import { z } from "zod";
import { categoryLink } from "#contract/catalogue/catalogue.ts";
import { listingStatuses } from "#contract/listings/listing-kinds.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { instant, pageNumber, pageOf } from "#contract/values/shapes.ts";
import { day } from "./monthly-sales.ts";

/** A month of the calendar, `2026-11`; it names its sale. */
const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/);
/** A time of the clock in Prague, `20:00`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The monthly sale of a month as moderators see it. */
const adminSale = z.object({
  month,
  closesOn: day,
  closesAt: instant.describe("When its first group closes"),
  lastClosesAt: instant.describe("When the last of its lots closes as announced; without lots the first group"),
  joinUntil: instant.describe("Auctions that start later join the next sale"),
  isMoved: z.boolean().describe("It does not close on the last Sunday of the month at 20:00"),
  lots: z.object({
    scheduled: z.number().int(),
    live: z.number().int(),
    sold: z.number().int(),
    unsold: z.number().int(),
  }),
  lastNumber: z.number().int().describe("The highest number that was given; 0: none yet"),
  total: z.number().nullable().describe("Sum of the final prices, CZK; null without the scope `finance`"),
});
export type AdminSale = z.infer<typeof adminSale>;

const adminGroup = z.object({
  category: categoryLink,
  closesAt: instant,
  lots: z.number().int(),
  isFixed: z.boolean().describe("A lot was announced in it, so that its place holds"),
});
export type AdminGroup = z.infer<typeof adminGroup>;

const saleLot = z.object({
  place: z.number().int().describe("In the order of closing, from 1"),
  lotNumber: z.number().int().nullable().describe("null: it has not started"),
  ...{ id: z.number().int(), slug: z.string(), name: z.string() },
  status: z.enum(listingStatuses),
  endsAt: instant.describe("As things stand now"),
  extended: z.boolean().describe("Later than announced"),
  seller: z.object({ id: z.number().int(), username: z.string() }),
});
export type SaleLot = z.infer<typeof saleLot>;

const saleFile = adminSale.extend({
  groups: z.array(adminGroup).describe("Top categories in the order of closing, the empty ones too"),
  isDayFixed: z.boolean().describe("Lots have joined, so that day and time hold"),
  version: z.string().describe("Names what is stored; it changes with every plan and every new group"),
});
export type SaleFile = z.infer<typeof saleFile>;

const lang = locale.catch("cs").default("cs");

/** Monthly sales, for moderators to look through and to plan. */
export const saleAdmin = {
  list: route({
    method: "GET",
    path: "/api/moderation/monthly-sales",
    summary: "Moderator: sales that close or still run, and the next months; past ones in pages",
    scopes: ["moderation"],
    query: z.object({ page: pageNumber }),
    response: z.object({ coming: z.array(adminSale), past: pageOf(adminSale) }),
  }),
  get: route({
    method: "GET",
    path: "/api/moderation/monthly-sales/{month}",
    summary: "Moderator: the sale of a month with its groups and a page of its lots in the order of closing",
    scopes: ["moderation"],
    params: z.object({ month }),
    query: z.object({ lang, page: pageNumber }),
    response: z.object({ data: saleFile, lots: pageOf(saleLot) }),
  }),
  plan: route({
    method: "PUT",
    path: "/api/moderation/monthly-sales/{month}",
    summary:
      "Moderator: when the sale of a month closes and in which order its groups do. What was announced for lots in it holds: SALE_DAY_ANNOUNCED, SALE_GROUP_ANNOUNCED; another version is CHANGED_ELSEWHERE",
    scopes: ["moderation"],
    params: z.object({ month }),
    body: z.object({
      closesOn: day,
      time: clockTime.describe("When the first group closes, in Prague"),
      groups: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).max(200),
      version: z.string().max(4_000),
    }),
    response: z.object({ data: saleFile }),
    errors: [409],
  }),
};
