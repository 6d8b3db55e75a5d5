import type { z } from "zod";
import { type adminOverview, type WaitKind, waitKinds } from "#contract/admin-overview/overview.ts";
import { type Ctx, hasScope, requireUser } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { remembered } from "#server/remembered.ts";
import { readDays } from "./read-days.ts";
import { readWaits } from "./read-waits.ts";

/** A back office that everybody keeps open must not count the whole site at every look. */
const cachedMs = 60_000;

const scopeOf: Record<WaitKind, string> = {
  inspections: "moderation",
  reports: "moderation",
  cases: "moderation",
  suspicions: "moderation",
  ordersToHandOver: "shop",
  ordersComingBack: "shop",
  receipts: "finance",
  refunds: "finance",
  payouts: "finance",
  outgoings: "finance",
  lateStatement: "finance",
  putOffEvents: "admin",
  mailsGivenUp: "admin",
  failingWork: "admin",
  lateBackup: "admin",
  smsBudget: "admin",
};

/**
 * DK1: The overview shows whoever has a scope what waits for it, since when, and the last 30 days of the site; amounts
 * only with `finance`. For everybody else the back office does not exist.
 */
export async function getOverview(ctx: Ctx): Promise<z.input<typeof adminOverview.get.response>["data"]> {
  const actor = requireUser(ctx);
  if (actor.scopes.length === 0)
    throw new Forbidden(actor.withheldScopes.length > 0 ? "SECOND_FACTOR_REQUIRED" : "FORBIDDEN");
  const waits = await readWaits(ctx);
  const days = await remembered(ctx, "days of the site", cachedMs, () => readDays(ctx));
  const seesMoney = hasScope(actor, "finance");
  return {
    waits: waitKinds
      .filter((kind) => hasScope(actor, scopeOf[kind]))
      .map((kind) => ({ kind, count: 0, oldestAt: null, ...waits[kind] })),
    days: days.map((day) => (seesMoney ? day : { ...day, turnover: null, income: null })),
  };
}
