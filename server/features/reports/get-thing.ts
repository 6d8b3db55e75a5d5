import type { ReportedThing, ReportKind } from "#contract/reports/report-words.ts";
import { maxStars } from "#contract/reviews/reviews.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, isNull } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { reviews } from "#server/features/reviews/table.ts";

/** A thing as a report keeps it. */
interface Thing {
  readonly kind: ReportKind;
  readonly listingId?: number;
  readonly reviewId?: number;
  readonly profileId?: number;
  /** Whose it is; null: the site's. */
  readonly reportedId: number | null;
  /** What everybody reads there now. */
  readonly quoted: string;
}

/** What somebody reports, as everybody sees it now; what is not public is not found. */
export const getThing = (ctx: Ctx, kind: ReportedThing, id: number): Promise<Thing> => readers[kind](ctx, id);

const readers: Record<ReportedThing, (ctx: Ctx, id: number) => Promise<Thing>> = {
  listing: async (ctx, id) => {
    const { saleMode, sellerId, name, description } = await getVisibleListing(ctx, id);
    const isOfShop = saleMode === "stock";
    return {
      kind: isOfShop ? "product" : "listing",
      listingId: id,
      reportedId: isOfShop ? null : sellerId,
      quoted: [name, description].filter(Boolean).join("\n\n"),
    };
  },
  review: async (ctx, id) => {
    const isShown = and(isNotNull(reviews.publishedAt), isNull(reviews.hiddenAt));
    const [review] = await ctx.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.id, id), isShown));
    if (!review) throw new NotFound();
    const { stars, text, authorId } = review;
    return {
      kind: "review",
      reviewId: id,
      reportedId: authorId,
      quoted: `${stars}/${maxStars} ${text}`.trim(),
    };
  },
  profile: async (ctx, id) => {
    const [person] = await ctx.db
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.id, id), isNotNull(users.emailConfirmedAt)));
    if (!person) throw new NotFound();
    return { kind: "profile", profileId: id, reportedId: id, quoted: person.username };
  },
};
