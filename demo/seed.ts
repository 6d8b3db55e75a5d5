import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { forget } from "#server/remembered.ts";
import { createRandom } from "./random.ts";
import type { DemoSize } from "./seeding/demo-size.ts";
import { planDemo } from "./seeding/plan-demo.ts";
import { showProgress } from "./seeding/progress.ts";
import { storeArticles } from "./seeding/store-articles.ts";
import { storeBanners } from "./seeding/store-banners.ts";
import { storeCarriers } from "./seeding/store-carriers.ts";
import { storeContacts } from "./seeding/store-contacts.ts";
import { storeDays } from "./seeding/store-days.ts";
import { storeDeals } from "./seeding/store-deals.ts";
import { storeGroup } from "./seeding/store-group.ts";
import { storeInspections } from "./seeding/store-inspections.ts";
import { storeListings } from "./seeding/store-listings.ts";
import { storeMessages } from "./seeding/store-messages.ts";
import { storeOffers } from "./seeding/store-offers.ts";
import { storeOperator } from "./seeding/store-operator.ts";
import { storePeople } from "./seeding/store-people.ts";
import { storePolicies } from "./seeding/store-policies.ts";
import { storeRetractions } from "./seeding/store-retractions.ts";
import { storeReviews } from "./seeding/store-reviews.ts";
import { storeSales } from "./seeding/store-sales.ts";
import { storeSecondChance } from "./seeding/store-second-chance.ts";
import { storeStock } from "./seeding/store-stock.ts";
import { storeStores } from "./seeding/store-stores.ts";
import { storeVouchers } from "./seeding/store-voucher.ts";
import { storeWatchers } from "./seeding/store-watchers.ts";

export interface SeededDemo {
  readonly users: number;
  readonly listings: number;
  readonly bids: number;
}

const peopleSeed = 40;
const offersSeed = 42;
const messagesSeed = 43;
const watchersSeed = 41;
const reviewsSeed = 42;
/** Any fixed number; under this lock two processes that start on one empty database fill it once. */
const demoLock = 7_421_509;

/**
 * Fills a database without users with the demo, in one transaction, so that the next start begins anew after a crash.
 * Null where there are users already. No event is published, since nobody is to be told of the demo's past. Smaller
 * pictures are made later (make-smaller.ts).
 */
export async function seedDemo(ctx: Ctx, { size }: { size: DemoSize }): Promise<SeededDemo | null> {
  await seedCategories(ctx);
  forget(ctx);
  const seeded = await transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${demoLock})`);
    const { rows } = await tx.db.execute(sql`select 1 from users limit 1`);
    return rows.length > 0 ? null : fill(tx, size);
  });
  // The planner knows nothing of so many new rows until autovacuum gets round to analysing them.
  if (seeded)
    await ctx.db.execute(
      sql`analyze users, deals, listings, monthly_sales, bids, lot_bidders, lot_acts, media, listing_pictures, brands, categories,
        wishlists, wishlist_items, listing_days, reviews, inspections, conversations, conversation_sides, messages`,
    );
  return seeded;
}

async function fill(ctx: Ctx, size: DemoSize): Promise<SeededDemo> {
  const now = ctx.clock();
  const members = await storePeople(ctx, createRandom(peopleSeed));
  const tops = await topCategoryIds(ctx);
  const setting = {
    now,
    members,
    terms: await readBidTerms(ctx),
    closingGroupOf: await closingGroups(ctx, tops),
  };
  const planned = await storeSales(ctx, [...planDemo(size, setting)], tops);
  const progress = showProgress("Filling the demo", planned.length);
  await storeListings(ctx, planned, setting, (count) => progress.step(count));
  progress.stop();
  await storeInspections(ctx);
  await storeRetractions(ctx, setting.terms);
  await storeOffers(ctx, members, createRandom(offersSeed));
  await storeMessages(ctx, members, createRandom(messagesSeed));
  await storeSecondChance(ctx);
  await storeWatchers(ctx, members, createRandom(watchersSeed));
  await storeDays(ctx);
  await storeContacts(ctx, members);
  await storeDeals(ctx, members);
  // Reviews come last, since they need completed deals.
  await storeReviews(ctx, createRandom(reviewsSeed));
  await storeArticles(ctx);
  await storeBanners(ctx);
  await storePolicies(ctx);
  await storeStores(ctx);
  await storeCarriers(ctx);
  await storeVouchers(ctx, members);
  await storeGroup(ctx, members);
  await storeOperator(ctx);
  await storeStock(ctx);
  await ctx.db.delete(outbox);
  const bids = planned.reduce((sum, listing) => sum + listing.bids.length, 0);
  return { users: members.length, listings: planned.length, bids };
}

async function topCategoryIds(ctx: Ctx): Promise<number[]> {
  const rows = await readCategories(ctx);
  return [...rows.values()].filter(({ parentId }) => parentId === null).map(({ id }) => id);
}

/** As in the monthly sales of the server, top categories close one after another in their order. */
async function closingGroups(ctx: Ctx, tops: readonly number[]): Promise<(categoryId: number) => number> {
  const rows = await readCategories(ctx);
  return (categoryId) => Math.max(0, tops.indexOf(rows.get(categoryId)?.path[0] ?? 0));
}
