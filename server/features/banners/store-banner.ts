import type { BannerBody } from "#contract/banners/banners.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { forgetShownBanners } from "./list-shown-banners.ts";
import { banners } from "./table.ts";

type Needed = Pick<BannerBody, "place" | "title" | "url">;
type NewBanner = Needed & Partial<BannerBody> & { readonly mediaId?: string };

/** Adds a checked banner after the others of its place; it is shown from the commit on, once it runs. Returns its id. */
export async function storeBanner(ctx: Ctx, { startsAt, endsAt, ...row }: NewBanner): Promise<number> {
  const [added] = await ctx.db
    .insert(banners)
    .values({
      ...row,
      ...spanOf({ startsAt, endsAt }),
      position: await nextPosition(ctx, row.place),
      updatedAt: ctx.clock(),
    })
    .returning({ id: banners.id });
  if (!added) throw new Error("a banner was not stored");
  ctx.afterCommit(() => forgetShownBanners(ctx));
  return added.id;
}

/** The place after all banners that stand there. */
export async function nextPosition(ctx: Ctx, place: BannerBody["place"]): Promise<number> {
  const [last] = await ctx.db
    .select({ next: sql<number>`coalesce(max(${banners.position}) + 1, 0)::int` })
    .from(banners)
    .where(eq(banners.place, place));
  return last?.next ?? 0;
}

type Span = Record<"startsAt" | "endsAt", string | null | undefined>;

export function spanOf({ startsAt, endsAt }: Span) {
  return { startsAt: startsAt ? new Date(startsAt) : null, endsAt: endsAt ? new Date(endsAt) : null };
}
