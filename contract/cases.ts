import { z } from "zod";
import { carriers, caseText, dealCase, dealDay, dealStatuses } from "./deals.ts";
import { route } from "./route.ts";
import { idParam, instant, pageNumber, pageOf } from "./shapes.ts";

/** Codes a moderator's decision may be refused with. */
export const caseRefusalCodes = ["CASE_CLOSED"] as const;
export type CaseRefusalCode = (typeof caseRefusalCodes)[number];

/** A case as a moderator reads it. */
export const caseFile = dealCase.extend({
  dealId: z.number().int(),
  listing: z.object({ id: z.number().int(), slug: z.string(), name: z.string() }),
  price: z.number(),
  status: z.enum(dealStatuses),
  openedAt: instant,
  payBy: dealDay,
  carrier: z.enum(carriers).nullable(),
  trackingNumber: z.string().nullable(),
  seller: z.object({ id: z.number().int(), username: z.string(), strikes: z.number().int() }),
  buyer: z.object({ id: z.number().int(), username: z.string(), strikes: z.number().int() }),
});
export type CaseFile = z.infer<typeof caseFile>;

const tag = "deals";

/** What sides of deals report, as moderators see and decide it. */
export const cases = {
  list: route({
    method: "GET",
    path: "/api/moderation/cases",
    summary: "Moderator: cases, open ones oldest first, decided ones newest first",
    tag,
    auth: "user",
    query: z.object({ state: z.enum(["open", "closed"]).catch("open").default("open"), page: pageNumber }),
    status: 200,
    response: pageOf(caseFile),
    errors: [401, 403],
  }),
  get: route({
    method: "GET",
    path: "/api/moderation/cases/{id}",
    summary: "Moderator: one case",
    tag,
    auth: "user",
    params: idParam,
    status: 200,
    response: z.object({ data: caseFile }),
    errors: [401, 403, 404],
  }),
  decide: route({
    method: "PUT",
    path: "/api/moderation/cases/{id}/decision",
    summary:
      "Moderator: uphold or reject, with reasons that both sides are told. The same again changes nothing",
    tag,
    auth: "user",
    params: idParam,
    body: z.object({ decision: z.enum(["uphold", "reject"]), reasons: caseText }),
    status: 200,
    response: z.object({ data: caseFile }),
    errors: [401, 403, 404, 409, 422],
  }),
};
