import type { z } from "zod";
import type { rememberedTerms } from "#contract/listings/own-listings.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, desc, eq, ne } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";

/** How the caller last gave things over: a new listing begins with it (rule L21). */
export async function getRememberedTerms(ctx: Ctx): Promise<z.input<typeof rememberedTerms>> {
  const { userId } = requireUser(ctx);
  const [last] = await ctx.db
    .select()
    .from(listings)
    .where(and(eq(listings.sellerId, userId), eq(listings.type, "supply"), ne(listings.status, "draft")))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(1);
  return {
    handover: last?.handover ?? "post",
    place: last?.place ?? null,
    shippingPrice: last?.shippingMinor == null ? null : toCzk(last.shippingMinor),
  };
}
