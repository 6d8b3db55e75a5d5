import type { z } from "zod";
import type { Review, reviews } from "#contract/reviews/reviews.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
import { shownName } from "#server/features/listings/shown-name.ts";

const pageSize = 10;

interface ReviewRow extends Record<string, unknown> {
  id: number;
  stars: number;
  text: string;
  authorId: number;
  authorName: string;
  side: Review["side"];
  listingId: number;
  slug: string;
  name: string;
  publishedAt: Date;
  reply: string | null;
  repliedAt: Date | null;
}

/** Public reviews of a user, newest first. */
export async function listReviews(
  ctx: Ctx,
  userId: number,
  page: number,
): Promise<z.input<typeof reviews.ofUser.response>> {
  const ofUser = sql`r.subject_id = ${userId}`;
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: (limit, offset) =>
      readReviews(ctx, sql`${ofUser} order by r.published_at desc, r.id desc limit ${limit} offset ${offset}`),
    count: () => countRows(ctx, sql`reviews r where ${ofUser} and ${isShown}`),
  });
  return { items: rows, ...placed };
}

const isShown = sql`r.published_at is not null and r.hidden_at is null`;

/** The public reviews that fit `condition` (on `r`). */
export async function readReviews(ctx: Ctx, condition: SQL): Promise<Review[]> {
  const { rows } = await ctx.db.execute<ReviewRow>(sql`
    select r.id, r.stars, r.text, r.side, r.author_id as "authorId", u.username as "authorName", l.id as "listingId",
      l.slug, ${shownName(ctx)}, r.published_at as "publishedAt", r.reply, r.replied_at as "repliedAt"
    from reviews r join users u on u.id = r.author_id join deals d on d.id = r.deal_id
    join listings l on l.id = d.listing_id
    where ${isShown} and ${condition}`);
  return rows.map((row) => ({
    id: row.id,
    stars: row.stars,
    text: row.text,
    author: { id: row.authorId, username: row.authorName },
    side: row.side,
    listing: { id: row.listingId, slug: row.slug, name: row.name },
    publishedAt: row.publishedAt.toISOString(),
    reply: row.reply !== null && row.repliedAt ? { text: row.reply, at: row.repliedAt.toISOString() } : null,
  }));
}
