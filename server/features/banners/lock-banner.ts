import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { banners } from "./table.ts";

export type BannerRow = typeof banners.$inferSelect;

/** A banner's row until the end of the transaction, or 404. */
export async function lockBanner(ctx: Ctx, id: number): Promise<BannerRow> {
  const [row] = await ctx.db.select().from(banners).where(eq(banners.id, id)).for("update");
  if (!row) throw new NotFound();
  return row;
}
