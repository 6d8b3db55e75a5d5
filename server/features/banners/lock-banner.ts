import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { refuseOtherThanSeen, type Seen } from "#server/refuse-other-than-seen.ts";
import { banners } from "./table.ts";

export type BannerRow = typeof banners.$inferSelect;

/** A banner's row until the end of the transaction, or 404; CHANGED_ELSEWHERE where it is another one than was seen. */
export async function lockBanner(ctx: Ctx, id: number, seen: Seen): Promise<BannerRow> {
  const [row] = await ctx.db.select().from(banners).where(eq(banners.id, id)).for("update");
  if (!row) throw new NotFound();
  refuseOtherThanSeen({ updatedAt: row.updatedAt, pictureId: row.mediaId }, seen);
  return row;
}
