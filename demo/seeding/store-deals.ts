import { buyerEmail, sellerEmail } from "#demo/content/people.ts";
import type { Ctx } from "#server/context.ts";
import { and, desc, eq, isNotNull } from "#server/db/query.ts";
import { dealCases, dealSteps, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { planDeal } from "./deal-plan.ts";
import type { Member } from "./member.ts";
import { protectDeal } from "./store-protection.ts";

const usualPostageMinor = 190_00;
/**
 * Which of somebody's deals are protected: the buyer has one to pay and one under way, the seller one to send and one whose money
 * was released.
 */
const protectedTurns: Readonly<Record<string, readonly number[]>> = {
  [buyerEmail]: [0, 2],
  [sellerEmail]: [1, 4],
};

/** Stores the deals of all sales: the demo's buyer and seller find one in each state, a moderator an open case. */
export async function storeDeals(ctx: Ctx, members: readonly Member[]): Promise<void> {
  const now = ctx.clock();
  const known = members.filter(({ email }) => email in protectedTurns);
  const turns = new Map(known.map(({ id }) => [id, 0]));
  const isProtected = (id: number | undefined, turn: number) =>
    known.some((member) => member.id === id && protectedTurns[member.email]?.includes(turn));
  const sold = await ctx.db
    .select()
    .from(listings)
    .where(and(eq(listings.status, "sold"), isNotNull(listings.winnerId), isNotNull(listings.closedAt)))
    .orderBy(desc(listings.closedAt));
  for (const listing of sold) {
    const { id, sellerId, winnerId, finalPriceMinor, closedAt, handover } = listing;
    if (winnerId === null || finalPriceMinor === null || !closedAt) continue;
    const person = [winnerId, sellerId].find((each) => turns.has(each));
    const turn = person === undefined ? null : (turns.get(person) ?? null);
    if (person !== undefined && turn !== null) turns.set(person, turn + 1);
    // Where both ways are offered, some meet.
    const isByHand = handover === "both" && turn === null && id % 2 === 0;
    const { steps, isReported, ...columns } = planDeal(closedAt, now, turn, isByHand);
    const parcel = columns.sentAt && { carrier: "zasilkovna" as const, trackingNumber: `Z 27${id} 41` };
    const [deal] = await ctx.db
      .insert(deals)
      .values({
        ...columns,
        ...parcel,
        listingId: id,
        sellerId,
        buyerId: winnerId,
        soldBy: listing.soldBy ?? "bid",
        priceMinor: finalPriceMinor,
        shippingMinor: isByHand || handover === "in_person" ? 0 : (listing.shippingMinor ?? usualPostageMinor),
        handover,
        createdAt: closedAt,
      })
      .returning();
    if (!deal) throw new Error("an insert returns its row");
    const people = { seller: sellerId, buyer: winnerId, site: null };
    await ctx.db
      .insert(dealSteps)
      .values(steps.map(({ kind, by, at }) => ({ dealId: deal.id, kind, byUserId: people[by], at })));
    if (turn !== null && isProtected(person, turn)) await protectDeal(ctx, deal, listing.name);
    if (!isReported) continue;
    await ctx.db.insert(dealCases).values({
      dealId: deal.id,
      kind: "non_payment",
      filedById: sellerId,
      note: "Na dvě zprávy přišel jen slib platby do druhého dne, od té doby nic.",
      filedAt: now,
    });
  }
}
