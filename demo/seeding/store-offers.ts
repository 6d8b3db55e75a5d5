import { createHash } from "node:crypto";
import { offerDays } from "#contract/deals/deal-limits.ts";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { buyerEmail } from "#demo/content/people.ts";
import type { Random } from "#demo/random.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { offers } from "#server/features/offers/table.ts";
import { niceMinor } from "./listing-columns.ts";
import type { Member } from "./member.ts";

interface Sought extends Record<string, unknown> {
  readonly id: number;
  readonly sellerId: number;
  readonly type: "supply" | "demand";
  readonly askedPriceMinor: number | null;
}

const texts = {
  demand: [
    "Mám jeden kus z rodinné sbírky. Fotografie pošlu obratem.",
    "Nabízím kus s drobnými stopami času, jinak bez vady. Předání v Praze nebo poštou.",
    "Koupeno přímo u výrobce, od té doby v suchu a temnu.",
  ],
  supply: [
    "Mám vážný zájem, převzetí osobně tento týden mi vyhovuje.",
    "Prosím ještě o jednu fotografii, cena platí i s poštou.",
    "Sbírám právě tuto řadu, platba hned.",
  ],
} as const;

/** Stores the last days' offers to demands and by agreement; some were answered with another price. */
export async function storeOffers(ctx: Ctx, members: readonly Member[], random: Random): Promise<void> {
  const now = ctx.clock();
  const { rows } = await ctx.db.execute<Sought>(sql`
    select id, seller_id as "sellerId", type, asked_price_minor as "askedPriceMinor" from listings
    where status = 'live' and (type = 'demand' or sale_mode = 'by_agreement') order by id`);
  const willing = members.filter(
    ({ newcomer, email }) => !newcomer && (email.startsWith("clen") || email === buyerEmail),
  );
  const made = rows.flatMap((listing, index) => {
    const count = index % 3 === 2 ? 0 : (index % 2) + 1;
    const authors = willing.filter(({ id }) => id !== listing.sellerId);
    return Array.from({ length: count }, (_, nth) => {
      const author = authors[(index * 5 + nth * 11) % authors.length];
      return author ? [offerOf(listing, author, now, `${listing.id}-${nth}`, random)] : [];
    }).flat();
  });
  if (made.length > 0) await ctx.db.insert(offers).values(made);
}

function offerOf({ id, type, askedPriceMinor }: Sought, author: Member, now: Date, key: string, random: Random) {
  const aroundMinor = askedPriceMinor ?? random.int(20, 160) * 100_00;
  const priceMinor = niceMinor(aroundMinor * random.float(0.7, 1));
  const createdAt = new Date(now.getTime() - random.float(2 * hourMs, (offerDays - 2) * dayMs));
  return {
    listingId: id,
    authorId: author.id,
    priceMinor,
    createdAt,
    text: random.pick(texts[type]),
    counterPriceMinor: random.chance(0.25) ? niceMinor(priceMinor * (type === "demand" ? 0.9 : 1.15)) : null,
    expiresAt: new Date(createdAt.getTime() + offerDays * dayMs),
    termsRevision: 0,
    idempotencyKey: `demo-offer-${key}`,
    requestHash: createHash("sha256").update(key).digest(),
  };
}
