import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { banners } from "./table.ts";

export type BannerRow = typeof banners.$inferSelect;

/** What of a banner its writer has seen: when it was stored, and its picture, "" for none. */
export interface SeenBanner {
  readonly version?: string;
  readonly pictureId?: string;
}

/** A banner's row until the end of the transaction, or 404; CHANGED_ELSEWHERE where it is another one than was seen. */
export async function lockBanner(ctx: Ctx, id: number, seen: SeenBanner): Promise<BannerRow> {
  const [row] = await ctx.db.select().from(banners).where(eq(banners.id, id)).for("update");
  if (!row) throw new NotFound();
  refuseOtherThanSeen(row, seen);
  return row;
}

/** A picture has no part in the version: a form may be open beside it. */
function refuseOtherThanSeen(row: BannerRow, { version, pictureId }: SeenBanner): void {
  const isOther = version !== undefined && version !== row.updatedAt.toISOString();
  const hasOther = pictureId !== undefined && pictureId !== (row.mediaId ?? "");
  if (isOther || hasOther) throw new Conflict("CHANGED_ELSEWHERE");
}
