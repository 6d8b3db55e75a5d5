import { pragueTime, sevenDaysBefore } from "#demo/seeding/prague-time.ts";
import { transaction } from "#server/context.ts";
import { joinSale } from "#server/features/monthly-sales/join-sale.ts";
import { monthlySales } from "#server/features/monthly-sales/table.ts";
import { expect, test, visit } from "./journey.ts";
import { categoryOf, type Lot, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, type Person } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const pastSale = "2025-03-30";
let seller: Person;
let tomorrow: Lot;
let later: Lot;
let wine: Lot;

test.beforeAll(async () => {
  seller = await makePerson("kalendar");
  const categoryId = await categoryOf("panama");
  // After a failure a new worker makes them once more, so their names must differ.
  const mark = seller.username.slice(-4);
  tomorrow = await endsOn(1, { categoryId, name: `Zítřejší sud ${mark}`, slug: "zitrejsi-sud" });
  later = await endsOn(4, {
    categoryId,
    name: `Pozdější sud ${mark}`,
    slug: "pozdejsi-sud",
    startPriceMinor: 90_00,
  });
  wine = await joinsSale(`Portské do katalogu ${mark}`, "portske");
  await closePastSale();
});

function endsOn(days: number, overrides: object): Promise<Lot> {
  const endsAt = pragueTime(new Date(), days, 12, 0);
  return makeLotOf(seller, { ...overrides, endsAt, plannedEndsAt: endsAt });
}

/** A lot in the running sale, by the verb that publication uses; it is a week old, since a sale takes no lots in its last week. */
async function joinsSale(name: string, category: string): Promise<Lot> {
  const categoryId = await categoryOf(category);
  const startsAt = sevenDaysBefore(new Date());
  const place = await transaction(await serverContext(), (ctx) =>
    joinSale(ctx, { startsAt, categoryId, isLive: true }),
  );
  const lot = { name, slug: "do-katalogu", categoryId, startsAt, duration: "monthly" } as const;
  return makeLotOf(seller, { ...lot, ...place, plannedEndsAt: place.endsAt });
}

/** A sale of long ago: of its two lots one was sold. */
async function closePastSale(): Promise<void> {
  const ctx = await serverContext();
  const closesAt = new Date(`${pastSale}T18:00:00Z`);
  const group = await categoryOf("lihoviny");
  const added = await ctx.db
    .insert(monthlySales)
    .values({ closesOn: pastSale, closesAt, nextLotNumber: 3, groups: [group] })
    .onConflictDoNothing();
  // After a failure a new worker finds the sale filled.
  if (added.rowCount === 0) return;
  const winner = await makePerson("vydrazil");
  const over = {
    ...({ duration: "monthly", saleClosesOn: pastSale, closedAt: closesAt } as const),
    startsAt: new Date("2025-03-01T10:00:00Z"),
    publishedAt: new Date("2025-03-01T10:00:00Z"),
    endsAt: closesAt,
    plannedEndsAt: closesAt,
  };
  const sold = { status: "sold", winnerId: winner.id, finalPriceMinor: 7_650_00, lotNumber: 1 } as const;
  await makeLotOf(seller, { ...over, ...sold, name: "Vydražený rum", slug: "vydrazeny-rum" });
  await makeLotOf(seller, {
    ...over,
    status: "unsold",
    lotNumber: 2,
    name: "Nechtěný rum",
    slug: "nechteny",
  });
}

test("daily auctions lie under the days on which they end; the running sale is a catalogue by groups, its lots lead back to it, and past sales are named below it", async ({
  page,
}) => {
  const category = await categoryOf("panama");
  await visit(page, `/denni-aukce?category=${category}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Denní aukce");
  const section = page.getByRole("region", { name: "Končí zítra" });
  await expect(section.getByRole("link", { name: tomorrow.name })).toBeVisible();
  await expect(section.getByRole("link", { name: later.name })).toHaveCount(0);
  await expect(page.getByRole("link", { name: later.name })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("navigation")
    .getByRole("link", { name: /^zítra/ })
    .click();
  await expect(page).toHaveURL(/endsOn=\d{4}-\d\d-\d\d/);
  await expect(page.getByRole("link", { name: later.name })).toHaveCount(0);
  await expect(page.getByRole("link", { name: tomorrow.name })).toBeVisible();

  const english = await wordsFor(null, `/en/denni-aukce?category=${category}`);
  for (const words of ["Daily auctions", "Ending tomorrow", tomorrow.name]) expect(english).toContain(words);

  // A finished page is kept for some seconds, so the wine may be there only then.
  await expect.poll(() => wordsFor(null, "/mesicni-aukce")).toContain("20:10 Víno");
  await page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link", { name: "Měsíční aukce" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/měsíční aukce/);
  // The demo's latest sale, since the list of past sales is up to a minute old.
  const past = page.getByRole("region", { name: "Minulé aukce" }).getByRole("row").nth(1);
  await expect(past).toContainText(/\d\sKč/);
  await expect(past.getByRole("link")).toHaveAttribute("href", /\/mesicni-aukce\/\d{4}-\d\d-\d\d$/);
  const jump = page.getByRole("navigation", { name: "Časy uzavření" });
  await jump.getByRole("link", { name: /Víno/ }).click();
  await expect(page).toHaveURL(/#g\d$/);
  const group = page.getByRole("region", { name: /20:10 *Víno/ });
  await expect(group.getByRole("heading", { level: 2 })).toBeInViewport();
  await group.getByRole("link", { name: wine.name }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Měsíční aukce, č\.\s\d+$/ })
    .click();
  await expect(page).toHaveURL(/mesicni-aukce\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("link", { name: wine.name })).toBeVisible();

  const sale = await wordsFor(null, "/en/mesicni-aukce");
  for (const words of [/monthly sale/, /20:10 Wine/]) expect(sale).toMatch(words);
  expect(await wordsFor(null, `/en${pathOf(wine)}`)).toMatch(/Monthly sale, lot \d+/);
});

test("a past sale keeps its lots with what came of them, in both languages", async () => {
  const words = await wordsFor(null, `/mesicni-aukce/${pastSale}`);
  expect(words).toMatch(/Březnová měsíční aukce.*2 položky, prodáno 1/);
  expect(words).toMatch(/č\. 1\b.*Vydražený rum.*Prodáno za\s*7 650 Kč/);
  expect(words).toMatch(/č\. 2\b.*Nechtěný rum.*Neprodáno/);
  const html = await (await answerFor(null, `/mesicni-aukce/${pastSale}`)).text();
  expect(html).toContain(`href="/en/mesicni-aukce/${pastSale}"`);
  expect(await wordsFor(null, `/en/mesicni-aukce/${pastSale}`)).toContain("March monthly sale");
});

test("a day on which no sale closed is a page that is not there", async () => {
  const answer = await answerFor(null, "/mesicni-aukce/2025-03-29");
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("Tato stránka tu není")]);
});
