import { z } from "zod";
import { categoryLink } from "#contract/catalogue/catalogue.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** A day of the calendar in Prague, `2026-11-29`. */
export const day = z.iso
  .date()
  .regex(/^2\d{3}-/)
  .describe("A day in Prague, YYYY-MM-DD");

/** How many past sales a page of them has. */
export const salesPageSize = 12;

/** A monthly sale with its results. Amounts in CZK. */
const saleSummary = z.object({
  closesOn: day,
  closesAt: instant.describe("When its first group closes"),
  isOpen: z.boolean().describe("Something in it can still be bid on, or will be"),
  lots: z.number().int().describe("Lots with a number, without those that were cancelled"),
  sold: z.number().int(),
  total: z.number().describe("Sum of the final prices, CZK"),
  topPrice: z.number().nullable().describe("The highest final price, CZK; null before the first sale"),
});
export type SaleSummary = z.infer<typeof saleSummary>;

/** Lots of one top category: they close at the same time, ten minutes after the group before. */
const saleGroup = z.object({
  category: categoryLink,
  closesAt: instant,
  lots: z.number().int(),
  sold: z.number().int(),
});
export type SaleGroup = z.infer<typeof saleGroup>;

/** A sale with its timetable: groups in the order of closing, none that is empty. */
const saleHead = saleSummary.extend({ groups: z.array(saleGroup) });
export type SaleHead = z.infer<typeof saleHead>;

/** The sale that a listing would join. */
export const nextSale = z.object({
  closesOn: day,
  closesAt: instant.describe("When the group of the asked category closes; without one, the first group"),
});

const lang = locale.catch("cs").default("cs");

export const monthlySales = {
  list: route({
    method: "GET",
    path: "/api/monthly-sales",
    summary: "Monthly sales: those that are open, the first to close first, and pages of past ones with results",
    auth: "none",
    query: z.object({ lang, page: pageNumber }),
    response: z.object({
      data: z.object({ open: z.array(saleHead), coming: nextSale, past: pageOf(saleSummary) }),
    }),
  }),
  next: route({
    method: "GET",
    path: "/api/monthly-sales/next",
    summary: "Which sale a listing joins that starts at a time, and when its category's group closes",
    auth: "none",
    query: z.object({
      category: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
      startsAt: instant.optional().catch(undefined).describe("Now, unless it lies in the future"),
    }),
    response: z.object({ data: nextSale }),
  }),
  get: route({
    method: "GET",
    path: "/api/monthly-sales/{closesOn}",
    summary: "One monthly sale with its groups; its lots are listed by GET /api/auctions?sale=",
    auth: "none",
    params: z.object({ closesOn: day }),
    query: z.object({ lang }),
    response: z.object({ data: saleHead }),
  }),
};
