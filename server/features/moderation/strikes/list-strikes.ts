import type { z } from "zod";
import type { Strike, StrikeNarrowing, strikeAdmin } from "#contract/moderation/strike-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { dealCases, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { personOf, readShownPeople, soughtBy } from "./shown-people.ts";

type Query = z.output<typeof strikeAdmin.strikes.query>;

const pageSize = 30;
const isStrike = sql`${dealCases.kind} = 'non_payment' and ${dealCases.outcome} = 'upheld'`;

/**
 * SD3: Moderators look through strikes, bids that were taken back and listings that were taken off, the newest first: who, when, which lot,
 * why, by whom, how often the person has and what it has come to. Maxima of bids stay secret, and a seller's own words are for nobody.
 */
export async function listStrikes(
  ctx: Ctx,
  { page, ...narrowing }: Query,
): Promise<z.input<typeof strikeAdmin.strikes.response>> {
  requireScope(ctx, "moderation");
  const wanted = wantedStrikes(narrowing);
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(dealCases)
    .innerJoin(deals, eq(deals.id, dealCases.dealId))
    .where(wanted);
  const total = counted?.total ?? 0;
  return {
    items: await readStrikes(ctx, wanted, pageSize, (page - 1) * pageSize),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
  };
}

/** Which strikes are listed. */
export function wantedStrikes({ q, state }: StrikeNarrowing): SQL | undefined {
  return and(
    isStrike,
    state === "" ? undefined : (state === "standing" ? isNull : isNotNull)(dealCases.strikeWithdrawnAt),
    q === "" ? undefined : soughtBy(q, sql`${deals.buyerId}`, sql`${deals.listingId}`),
  );
}

/** One strike, by its case. */
export async function getStrike(ctx: Ctx, id: number): Promise<Strike> {
  requireScope(ctx, "moderation");
  const [strike] = await readStrikes(ctx, and(isStrike, eq(dealCases.id, id)), 1);
  if (!strike) throw new NotFound();
  return strike;
}

/** Strikes in the order of the list. */
export async function readStrikes(ctx: Ctx, wanted: SQL | undefined, limit: number, offset = 0): Promise<Strike[]> {
  const rows = await ctx.db
    .select({
      dealCase: dealCases,
      deal: { id: deals.id, buyerId: deals.buyerId, priceMinor: deals.priceMinor },
      listing: { id: listings.id, slug: listings.slug, name: listings.name },
    })
    .from(dealCases)
    .innerJoin(deals, eq(deals.id, dealCases.dealId))
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(wanted)
    .orderBy(sql`${dealCases.decidedAt} desc nulls last`, desc(dealCases.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.flatMap(({ dealCase, deal }) => [deal.buyerId, dealCase.decidedById, dealCase.strikeWithdrawnById]);
  const people = await readShownPeople(ctx, ids);
  const nameOf = (id: number | null) => (id === null ? null : (people.get(id)?.username ?? null));
  return rows.map(({ dealCase, deal, listing }) => ({
    ...{ id: dealCase.id, dealId: deal.id, listing, person: personOf(people, deal.buyerId) },
    price: toCzk(deal.priceMinor),
    at: (dealCase.decidedAt ?? dealCase.filedAt).toISOString(),
    by: nameOf(dealCase.decidedById),
    reason: dealCase.reasons,
    strikes: people.get(deal.buyerId)?.strikes ?? 0,
    suspends: people.get(deal.buyerId)?.suspends ?? false,
    withdrawn: dealCase.strikeWithdrawnAt && {
      at: dealCase.strikeWithdrawnAt.toISOString(),
      by: nameOf(dealCase.strikeWithdrawnById),
      reason: dealCase.strikeWithdrawalReason ?? "",
    },
  }));
}
