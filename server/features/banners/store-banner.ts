import type { BannerBody } from "#contract/content/banners.ts";
import type { Ctx } from "#server/context.ts";
import { forgetPosters } from "./list-posters.ts";
import { banners } from "./table.ts";

/** Adds a checked banner, which is shown from the commit on. Returns its id. */
export async function storeBanner(
  ctx: Ctx,
  banner: BannerBody & { readonly mediaId?: string },
): Promise<number> {
  const [added] = await ctx.db.insert(banners).values(banner).returning({ id: banners.id });
  if (!added) throw new Error("a banner was not stored");
  ctx.afterCommit(() => forgetPosters(ctx));
  return added.id;
}
