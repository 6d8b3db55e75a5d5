import type { FastifyInstance } from "fastify";
import { brandAdmin } from "#contract/catalogue/brand-admin.ts";
import { listings } from "#contract/listings/listings.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { mergeBrands } from "./brands/merge-brands.ts";
import { countVisit } from "./count-visit.ts";

/** Visits of a listing's page, and brands that become one. The page itself shows the bidding, so bids register it. */
export function registerListings(app: FastifyInstance): void {
  bind(app, listings.view, async (ctx, { params, request }) => {
    await countVisit(ctx, params.id, callerOf(request));
    return { data: { ok: true as const } };
  });
  bind(app, brandAdmin.merge, async (ctx, { params, body }) => ({
    data: await mergeBrands(ctx, params.id, body),
  }));
}
