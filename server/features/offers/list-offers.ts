import type { z } from "zod";
import type { offers as contract, Offer } from "#contract/offers/offers.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { countRows, readPage } from "#server/db/read-page.ts";
import { joinPremium } from "#server/features/fees/buyer-premium.ts";
import { feeLineOf, type StoredFeeLine } from "#server/features/fees/read-fees.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { shownName } from "#server/features/listings/shown-name.ts";
import { turnOf } from "./offer-rules.ts";
import type { offers } from "./table.ts";

type Row = Record<string, unknown> &
  Pick<
    typeof offers.$inferSelect,
    "id" | "text" | "status" | "priceMinor" | "counterPriceMinor" | "createdAt" | "answeredAt" | "expiresAt"
  > & {
    mine: boolean;
    author: string;
    listingId: number;
    slug: string;
    name: string;
    type: Offer["listing"]["type"];
    buyerPremium: StoredFeeLine | null;
  };

const pageSize = 24;
/** A listing shows at most this many offers, the newest ones. */
const mostOfOne = 100;

/**
 * O7: An offer is known to its two sides alone; its text has at most 2 000 characters.
 *
 * The owner sees all of them, others their own; newest first.
 */
export async function listOffers(ctx: Ctx, listingId: number): Promise<Offer[]> {
  const { userId } = requireUser(ctx);
  await getVisibleListing(ctx, listingId);
  const rows = await select(
    ctx,
    sql`where o.listing_id = ${listingId} and (l.seller_id = ${userId} or o.author_id = ${userId})
      order by o.status <> 'open', o.id desc limit ${mostOfOne}`,
  );
  return rows.map((row) => toOffer(row, ctx.clock()));
}

/** The offers that the caller received or made, open ones first. */
export async function listMyOffers(
  ctx: Ctx,
  { box, state, page }: z.output<typeof contract.mine.query>,
): Promise<z.input<typeof contract.mine.response>> {
  const { userId } = requireUser(ctx);
  const now = ctx.clock();
  const inBox = box === "received" ? sql`l.seller_id = ${userId}` : sql`o.author_id = ${userId}`;
  const own = state === "all" ? inBox : sql`${inBox} and ${awaits(box === "received" ? "owner" : "author", now)}`;
  const { rows, ...placed } = await readPage({
    page,
    size: pageSize,
    read: (limit, offset) =>
      select(ctx, sql`where ${own} order by o.status <> 'open', o.id desc limit ${limit} offset ${offset}`),
    count: () => countRows(ctx, sql`offers o join listings l on l.id = o.listing_id where ${own}`),
  });
  return { items: rows.map((row) => toOffer(row, now)), ...placed };
}

/** How many offers wait for the caller's answer, by own listing. */
export async function countWaitingOffers(ctx: Ctx): Promise<z.input<typeof contract.waiting.response>> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<{ listingId: number; count: number }>(sql`
    select l.id as "listingId", count(*)::int as count from offers o join listings l on l.id = o.listing_id
    where l.seller_id = ${userId} and ${awaits("owner", ctx.clock())} group by l.id order by l.id`);
  return { data: rows };
}

/** `turnOf` (offer-rules.ts) in SQL, for an offer `o` that has not expired. */
function awaits(whom: "owner" | "author", now: Date): SQL {
  const isCountered = whom === "author" ? sql`is not null` : sql`is null`;
  return sql`o.status = 'open' and o.expires_at > ${now.toISOString()} and o.counter_price_minor ${isCountered}`;
}

async function select(ctx: Ctx, rest: SQL): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select o.id, o.text, o.status, o.price_minor as "priceMinor", o.counter_price_minor as "counterPriceMinor",
      o.created_at as "createdAt", o.answered_at as "answeredAt", o.expires_at as "expiresAt",
      o.author_id = ${requireUser(ctx).userId} as mine, u.username as author,
      l.id as "listingId", l.slug, ${shownName(ctx)}, l.type, to_jsonb(f) as "buyerPremium"
    from offers o join listings l on l.id = o.listing_id join users u on u.id = o.author_id ${joinPremium} ${rest}`);
  return rows;
}

/** Shows an expired offer as such before the job has stored it. */
function toOffer(row: Row, now: Date): Offer {
  const status = row.status === "open" && row.expiresAt <= now ? "expired" : row.status;
  return {
    id: row.id,
    listing: {
      ...{ id: row.listingId, slug: row.slug, name: row.name, type: row.type },
      buyerPremium: row.buyerPremium && feeLineOf(row.buyerPremium),
    },
    mine: row.mine,
    author: row.author,
    price: toCzk(row.priceMinor),
    text: row.text,
    counterPrice: row.counterPriceMinor === null ? null : toCzk(row.counterPriceMinor),
    status,
    awaits: turnOf({ status, counterPriceMinor: row.counterPriceMinor }),
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  };
}
