import { z } from "zod";
import { gatewayKinds } from "#contract/payments/orders.ts";
import { route } from "#contract/route.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

/** What waits for somebody of the staff, in the order in which back office show it. */
export const waitKinds = [
  "inspections",
  "reports",
  "cases",
  "suspicions",
  "ordersToHandOver",
  "ordersComingBack",
  "receipts",
  "refunds",
  "payouts",
  "outgoings",
  "lateStatement",
  "putOffEvents",
  "mailsGivenUp",
  "failingWork",
  "lateBackup",
  "smsBudget",
] as const;
export type WaitKind = (typeof waitKinds)[number];

const wait = z.object({
  kind: z.enum(waitKinds),
  count: z.number().int(),
  oldestAt: instant.nullable().describe("Since when the oldest of them waits"),
});

const dashboardDay = z.object({
  day: z.iso.date().describe("In Prague"),
  listings: z.number().int().describe("Published on it"),
  bids: z.number().int().describe("Placed on it and not retracted"),
  people: z.number().int().describe("Accounts made on it"),
  sales: z.number().int().describe("Deals begun on it"),
  turnover: z.number().nullable().describe("What those deals are worth, CZK; null without the scope finance"),
  income: z
    .number()
    .nullable()
    .describe("Paid to the site on it, without money it holds for others, CZK; null without the scope finance"),
});
export type DashboardDay = z.infer<typeof dashboardDay>;

const putOffEvent = z.object({
  id: z.number().int(),
  topic: z.string(),
  attempts: z.number().int(),
  createdAt: instant,
  nextAttemptAt: instant,
  error: z.string(),
});
export type PutOffEvent = z.infer<typeof putOffEvent>;

const queue = z.object({ waiting: z.number().int(), oldestAt: instant.nullable() });

/** Services of others that the product depends on. */
export const outsideServices = [
  "mail",
  "sms",
  ...gatewayKinds,
  "storage",
  "pickupPoints",
  "companyRegister",
  "taxNumbers",
  "rates",
  "bank",
  "statementsFolder",
] as const;
export type OutsideService = (typeof outsideServices)[number];

const siteHealth = z.object({
  outside: z
    .array(z.object({ service: z.enum(outsideServices), since: instant, error: z.string() }))
    .describe(
      "Services of others that do not work: the last call to them has failed, or mails wait that they did not take",
    ),
  events: queue.describe("Events that nobody has handled yet"),
  putOff: z.array(putOffEvent).describe("Of these, what has failed at least once; the first 100"),
  mails: queue.describe("Mails on their way"),
  backup: z
    .object({
      savedAt: instant,
      provenAt: instant.nullable().describe("When a restore was tried last and went well"),
      fault: z.string().nullable().describe("Why the last trial failed"),
    })
    .nullable()
    .describe("Null where none was made by `npm run backup`"),
  mailsGivenUp: z
    .array(z.object({ id: z.number().int(), kind: z.string(), givenUpAt: instant, error: z.string() }))
    .describe("In the last seven days, the newest 100; addresses are left out"),
  failingWork: z
    .array(
      z.object({
        work: z.string(),
        place: z.string().describe("Machine and process"),
        since: instant,
        lastAt: instant,
        error: z.string(),
      }),
    )
    .describe("Regular work of the product's own whose last attempt failed"),
});
export type SiteHealth = z.infer<typeof siteHealth>;

/** The first page of the back office, and what its administrators look at when something is stuck. */
export const adminOverview = {
  get: route({
    method: "GET",
    path: "/api/admin/overview",
    summary:
      "Somebody of the staff: what waits for the caller's scopes, and the last 30 days of the site; at most a minute old",
    scopes: ["moderation", "content", "shop", "finance", "support"],
    response: z.object({ data: z.object({ waits: z.array(wait), days: z.array(dashboardDay) }) }),
  }),
  health: route({
    method: "GET",
    path: "/api/admin/health",
    summary: "Administrator: how far events, mails and regular work have come",
    scopes: ["admin"],
    response: z.object({ data: siteHealth }),
  }),
  retryEvent: route({
    method: "POST",
    path: "/api/admin/events/{id}/attempts",
    summary: "Administrator: try an event that was put off again, now; one that is handled already is missing",
    scopes: ["admin"],
    params: idParam,
    response: done,
  }),
  dropEvent: route({
    method: "POST",
    path: "/api/admin/events/{id}/dismissal",
    summary:
      "Administrator: give up an event that was put off, with a reason; what it would have brought about never happens",
    scopes: ["admin"],
    params: idParam,
    body: z.object({ reason: z.string().trim().min(5).max(1_000) }),
    response: done,
  }),
};
