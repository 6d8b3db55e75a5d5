import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { sweepExpired } from "#server/features/accounts/sweep-expired.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { receiveSilentDeals } from "#server/features/deals/receive-silent-deals.ts";
import { remindBuyers } from "#server/features/deals/remind-buyers.ts";
import { sweepDrafts } from "#server/features/listings/own/sweep-drafts.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { expireOffers } from "#server/features/offers/expire-offers.ts";
import { expireSecondChances } from "#server/features/purchases/expire-second-chances.ts";
import { relistUnsold } from "#server/features/purchases/relist-unsold.ts";
import { askForReviews } from "#server/features/reviews/ask-for-reviews.ts";
import { publishDueReviews } from "#server/features/reviews/publish-reviews.ts";
import { sweepGuestLists } from "#server/features/watchlist/sweep-guest-lists.ts";
import { createTestContext } from "#test/context.ts";
import { entriesRead } from "#test/entries-read.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

/** Rows of a site with a past, all without work left. */
const heap = 3_000;
let ctx: Ctx;

beforeAll(async () => {
  ctx = await createTestContext({ size: 1 });
  const { id } = await makeUser(ctx);
  const { id: buyer } = await makeUser(ctx);
  const listing = await makeListing(ctx, { sellerId: id, status: "draft" });
  await ctx.db.execute(sql`
    insert into deals (listing_id, seller_id, buyer_id, sold_by, price_minor, handover, status, pay_by, reminders_sent,
      paid_at, sent_at, received_at, reviews_asked_at)
    select -n, ${id}, ${buyer}, 'bid', 100, 'post', case when n % 2 = 0 then 'received' else 'sent' end, '2020-01-01', 2,
      now(), now(), case when n % 2 = 0 then now() - interval '5 days' end, now()
    from generate_series(1, ${heap}::int4) n`);
  await ctx.db.execute(sql`
    insert into reviews (deal_id, author_id, subject_id, side, stars, text, created_at, changed_at, sealed_until)
    select d.id, ${buyer}, ${id}, 'buyer', 5, '', now(), now(), now() + interval '9 days'
    from deals d where d.status = 'received'`);
  await ctx.db.execute(sql`
    insert into offers (listing_id, author_id, price_minor, status, created_at, expires_at, answered_at, idempotency_key,
      request_hash, terms_revision)
    select ${listing.id}, ${buyer}, 100, 'declined', now(), now(), now(), 'key-' || n, '', 0 from generate_series(1, ${heap}::int4) n`);
  await ctx.db.execute(sql`
    insert into listings (seller_id, type, sale_mode, status, start_price_minor, ends_at, closed_at, starts_at)
    select ${id}, 'supply', 'auction', 'unsold', 100, now(), now(), now() from generate_series(1, ${heap}::int4)`);
  await ctx.db.execute(sql`
    insert into second_chances (listing_id, bidder_id, price_minor, offered_at, expires_at, answered_at, status)
    select l.id, ${buyer}, 100, now(), now(), now(), 'expired' from listings l where l.status = 'unsold'`);
  await ctx.db.execute(sql`
    insert into wishlists (temp_id) select 'guest-' || n from generate_series(1, ${heap}::int4) n`);
  await ctx.db.execute(sql`
    insert into mail_links (hash, user_id, purpose, expires_at)
    select sha256(n::text::bytea), ${id}, 'confirm', now() from generate_series(1, ${heap}::int4) n`);
  await ctx.db.execute(sql`analyze`);
});

test.each<[string, string, (ctx: Ctx) => Promise<unknown>]>([
  ["reminds buyers", "deals", remindBuyers],
  ["completes silent deals", "deals", receiveSilentDeals],
  ["asks for reviews", "deals", askForReviews],
  ["publishes reviews", "reviews", publishDueReviews],
  ["ends offers", "offers", expireOffers],
  ["ends second chances", "second_chances", expireSecondChances],
  ["sweeps guests' lists", "wishlists", sweepGuestLists],
  ["offers unsold lots again", "listings", relistUnsold],
  ["sweeps expired links", "mail_links", sweepExpired],
  ["sweeps drafts", "listings", sweepDrafts],
  ["starts listings", "listings", startDueListings],
  ["closes auctions", "listings", closeDueAuctions],
])("whatever %s reads only what is still to be done of %s", async (_, table, work) => {
  expect(await entriesRead(ctx, table, () => work(ctx))).toBeLessThan(20);
});
