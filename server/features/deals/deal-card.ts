import type { DealCard } from "#contract/deals/deal.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, listingsInOrder, selectCards } from "#server/features/listings/select-cards.ts";
import { type CaseRow, type DealRow, factsOf, sideOf } from "./deal-row.ts";
import { isAmountOpen, todoOf } from "./deal-rules.ts";
import { totalMinorOf } from "./deal-view.ts";
import { isOverdue } from "./payment-deadline-rules.ts";

/** A deal as its side sees it in a list. */
export function dealCard(ctx: Ctx, { row, openCase, listing, otherName }: DealParts, userId: number): DealCard {
  const side = sideOf(row, userId);
  const facts = factsOf(row, openCase);
  const awaits = row.status === "awaiting_payment" && !isAmountOpen(facts);
  return {
    id: row.id,
    listing,
    side,
    other: { id: side === "seller" ? row.buyerId : row.sellerId, username: otherName },
    soldBy: row.soldBy,
    status: row.status,
    price: toCzk(row.priceMinor),
    shipping: row.shippingMinor === null ? null : toCzk(row.shippingMinor),
    total: toCzk(totalMinorOf(row)),
    payBy: row.payBy,
    isOverdue: awaits && isOverdue(row.payBy, ctx.clock()),
    todo: todoOf(facts, side),
    openCase: openCase?.kind ?? null,
    openedAt: row.createdAt.toISOString(),
    closedAt: (row.receivedAt ?? row.cancelledAt)?.toISOString() ?? null,
  };
}

export interface DealParts {
  readonly row: DealRow;
  readonly openCase: CaseRow | null;
  readonly listing: ListingCard;
  readonly otherName: string;
}

/** The cards of listings by their ids. */
export async function cardsOfListings(
  ctx: Ctx,
  ids: readonly number[],
  lang: Locale,
): Promise<Map<number, ListingCard>> {
  if (ids.length === 0) return new Map();
  const { rows } = await ctx.db.execute<CardRow>(selectCards(listingsInOrder([...new Set(ids)])));
  const cards = await listingCards(ctx, rows, lang);
  return new Map(cards.map((card) => [card.id, card]));
}
