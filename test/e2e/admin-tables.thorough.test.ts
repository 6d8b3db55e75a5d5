import { dealCases } from "#server/features/deals/table.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { newsletterIssues } from "#server/features/newsletter-issues/table.ts";
import { reports } from "#server/features/reports/table.ts";
import { suspicions } from "#server/features/suspicions/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { issueBody } from "#test/make/newsletter-issue.ts";
import { expect, test } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, type Person, windowOf } from "./people.ts";
import { savedTable } from "./saved-file.ts";
import { serverContext } from "./server-context.ts";

/** The lists of the back office that `admin-tables.test.ts` does not take as tables (rule SD5). */

/** Something of a seller and a buyer in each list of the moderators. */
async function fillLists(moderator: Person, seller: Person, buyer: Person) {
  const ctx = await serverContext();
  const { db } = ctx;
  const now = new Date();
  const broken = await makeDeal(ctx, { seller, buyer, status: "cancelled" });
  const filed = { filedById: seller.id, note: "Nepřišlo nic.", filedAt: now } as const;
  await db.insert(dealCases).values({
    ...{ ...filed, dealId: broken.id, kind: "non_payment", outcome: "upheld", reasons: "Platba nepřišla." },
    ...{ decidedById: moderator.id, decidedAt: now },
  });
  const lot = await makeLotOf(seller, { name: "=Tabulka" });
  await db.insert(suspicions).values({
    ...{ kind: "related_bid", userId: buyer.id, otherId: seller.id, listingId: lot.id },
    ...{ shared: ["network"], notedAt: now },
  });
  await db.insert(reports).values({
    ...{ kind: "listing", listingId: lot.id, reportedId: seller.id, reporterId: buyer.id, quoted: "x" },
    ...{ reason: "fraud", note: "Podvodník je to.", createdAt: now },
  });
  await db.insert(inspections).values({
    ...{ listingId: lot.id, sellerId: seller.id, name: "=Tabulka", kind: "after", submittedAt: now },
  });
  return { broken, lot };
}

test("each further list of the back office is saved as a table, narrowed as its page is", async ({ browser }) => {
  const moderator = await makePerson("tabulky", { scopes: ["moderation", "content"] });
  const [seller, buyer] = [await makePerson("prodava"), await makePerson("kupuje")];
  const { broken, lot } = await fillLists(moderator, seller, buyer);
  const backOffice = await windowOf(browser, moderator, { viewport: { width: 1260, height: 900 } });

  await test.step("suspicions", async () => {
    const suspicious = await savedTable(backOffice, "/administrace/podezreni", /^podezreni-.*\.csv$/);
    expect(suspicious.join("\n")).toContain(`;příhoz blízký prodávajícímu;${buyer.username};`);
  });

  await test.step("strikes, reports, inspections and running auctions", async () => {
    const path = `/administrace/nezaplaceni-a-stazeni?q=${buyer.username}&state=standing`;
    const strikes = await savedTable(backOffice, path, /^nezaplaceni-.*\.csv$/);
    expect(strikes).toEqual([expect.any(String), expect.stringMatching(new RegExp(`^${broken.id};`))]);
    const reported = await savedTable(backOffice, "/administrace/nahlaseni", /^nahlaseni-.*\.csv$/);
    expect(reported.join("\n")).toContain(`;${buyer.username};${seller.username};${lot.id};'=Tabulka;`);
    const inspected = await savedTable(backOffice, "/administrace/kontrola?group=after", /^kontrola-nabidek-.*\.csv$/);
    expect(inspected.join("\n")).toContain(`;${lot.id};'=Tabulka;${seller.username};po zveřejnění;`);
    const running = await savedTable(backOffice, "/administrace/prubeh-aukci?bids=without", /^prubeh-aukci-.*\.csv$/);
    expect(running.join("\n")).toContain(`${lot.id};'=Tabulka;${seller.username};`);
  });

  await test.step("newsletters", async () => {
    const { db } = await serverContext();
    await db.insert(newsletterIssues).values({ ...issueBody, byId: moderator.id });
    const issues = await savedTable(backOffice, "/administrace/newslettery", /^newslettery-.*\.csv$/);
    expect(issues[1]).toMatch(/^\d+;Podzimní sklep;koncept;/);
  });
});
