import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Random } from "#demo/drawing/random.ts";
import type { Ctx } from "#server/context.ts";
import { deals } from "#server/features/deals/table.ts";
import { sealedUntil } from "#server/features/reviews/review-rules.ts";
import { reviews } from "#server/features/reviews/table.ts";
import { dayMs } from "./prague-time.ts";

type Words = readonly [stars: number, text: string, reply?: string];

/** What buyers say of those who sold. */
const ofSellers: readonly Words[] = [
  [5, "Láhev přesně podle popisu, hladina i etiketa sedí. Zabalené tak, že by to přežilo i pád z vozu."],
  [5, "Rychlá domluva, druhý den odesláno. Rád znovu."],
  [4, "Všechno v pořádku, jen jsem na odpověď čekal dva dny.", "Omlouvám se, byl jsem na cestách."],
  [5, "Prodávající dodal i fotky zátky zblízka, o které jsem prosil. Poctivý přístup."],
  [3, "Krabička byla pomačkanější než na snímcích, láhev sama je bez chyby."],
  [5, "Osobní předání v Brně, příjemné povídání o starých koňacích k tomu."],
  [4, "Spokojenost. Poštovné mohlo být nižší, ale pojištění jsem ocenil."],
  [5, ""],
  [
    2,
    "Odesláno až po týdnu a dvou připomínkách. Zboží naštěstí v pořádku.",
    "Máte pravdu, příště pošlu hned.",
  ],
  [5, "Kolek, ročník i číslo lahve souhlasí. Takhle si představuji aukci."],
  [4, "Dobrá cena, poctivý popis vady na vosku."],
  [5, "Vzácný kousek a prodávající, který ví, co prodává. Děkuji."],
  [5, "Bez jediné výhrady. Dvojitá krabice, výplň, sledovací číslo obratem."],
  [4, "Etiketa trochu vybledlejší, než jsem čekal, ale v popisu to bylo."],
  [
    1,
    "Láhev přišla s uvolněnou zátkou a prodávající to odmítl řešit.",
    "Zásilku jsem reklamoval u dopravce, výsledek vám pošlu.",
  ],
];

/** What sellers say of those who bought. */
const ofBuyers: readonly Words[] = [
  [5, "Platba do hodiny, jasná domluva. Doporučuji."],
  [5, "Zaplaceno týž večer, potvrzení převzetí hned. Děkuji."],
  [4, "Platba třetí den, jinak v pořádku."],
  [5, "Vážný zájemce, žádné smlouvání po aukci."],
  [3, "Na převzetí si nevzpomněl, potvrdilo se samo. Peníze ale přišly včas."],
  [5, ""],
  [5, "Milé jednání, předání v Praze na minutu přesně."],
  [4, "Všechno proběhlo, jak mělo."],
];

/** Deals completed within these wait for their reviews, so that the form is to be seen. */
const openDays = 5;
const shareWritten = 0.75;

/** Reviews of completed deals whose time has passed: most buyers wrote, somewhat fewer sellers. */
export async function storeReviews(ctx: Ctx, random: Random): Promise<void> {
  const now = ctx.clock();
  const recently = now.getTime() - openDays * dayMs;
  const completed = await ctx.db
    .select()
    .from(deals)
    .where(and(eq(deals.status, "received"), isNotNull(deals.receivedAt)))
    .orderBy(asc(deals.receivedAt), asc(deals.id));
  const rows = completed.flatMap((deal, index) => {
    const received = deal.receivedAt?.getTime() ?? 0;
    const publishedAt = new Date(received + random.float(0.5, 6) * dayMs);
    if (publishedAt > now || received > recently || !random.chance(shareWritten)) return [];
    const written = (words: Words | undefined, side: "buyer" | "seller") => {
      if (!words) return [];
      const [stars, text, reply] = words;
      const [authorId, subjectId] =
        side === "buyer" ? [deal.buyerId, deal.sellerId] : [deal.sellerId, deal.buyerId];
      const times = {
        ...{ createdAt: publishedAt, changedAt: publishedAt, publishedAt },
        sealedUntil: sealedUntil(new Date(received)),
      };
      const answer = reply ? { reply, repliedAt: publishedAt } : {};
      return [{ dealId: deal.id, authorId, subjectId, side, stars, text, ...times, ...answer }];
    };
    return [
      ...written(ofSellers[index % ofSellers.length], "buyer"),
      ...written(ofBuyers[(index * 3) % ofBuyers.length], "seller"),
    ];
  });
  if (rows.length > 0) await ctx.db.insert(reviews).values(rows);
  await ctx.db.execute(sql`
    update users u set rating_sum = r.stars, rating_count = r.reviews
    from (select subject_id, sum(stars) as stars, count(*) as reviews from reviews group by subject_id) r
    where u.id = r.subject_id`);
}
