import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { APIResponse, Browser, Page } from "@playwright/test";
import { type PageKey, pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { closeInspection } from "#server/features/listings/inspections/close-inspection.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { makeDeal } from "#test/make/deal.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, isThorough } from "./looks.ts";
import { addPictureTo, categoryOf, makeLotOf } from "./lots.ts";
import { guestsWindow, makePerson, type Person, windowOf } from "./people.ts";

/** People of the demo, who have something on each of their pages. */
const demoEmails = {
  seller: "prodejce@kabinet.test",
  buyer: "kupujici@kabinet.test",
  admin: "admin@kabinet.test",
} as const;

/** A state of a page, which has an English twin at the page's other path. */
interface State {
  /** A guest where nobody is named. */
  readonly as?: keyof typeof demoEmails | Person;
  readonly params?: Record<string, string | number>;
  /** What follows the path. */
  readonly query?: string;
  /** What the first heading says; it has some words everywhere. */
  readonly heading?: { readonly cs: string | RegExp; readonly en: string | RegExp };
  /** What else the page shows in this state, in Czech. */
  readonly shows?: string | RegExp;
  /** Its colours are looked at in the dark theme too, which `npm run release-check` does everywhere. */
  readonly inDark?: true;
}

/** What stands behind some states, made before the first look. */
let made: Awaited<ReturnType<typeof makeStates>>;
test.beforeAll(async () => {
  made = await makeStates();
});

/** Every page in each of its states, made when its look comes; a journey's file where a look needs what the journey does. */
const looks: Record<PageKey, (() => State | State[]) | `${string}.test.ts`> = {
  home: () => ({ inDark: true, heading: { cs: /Lahve, které se už nevyrábějí/, en: /./ } }),
  search: () => [
    { query: "?q=svatebni+cachaca", heading: { cs: "Hledání: svatebni cachaca", en: /svatebni cachaca/ } },
    { query: "?q=qqqqxxzz", heading: { cs: /qqqqxxzz/, en: /qqqqxxzz/ } },
    { query: "?state=ended" },
  ],
  dailyAuctions: () => ({}),
  monthlySales: () => ({}),
  monthlySale: () => [{ params: { closesOn: made.sales.next } }, { params: { closesOn: made.sales.past } }],
  blog: () => ({ heading: { cs: "Blog", en: "Blog" } }),
  article: () => ({
    params: { id: made.articleId, slug: "clanek" },
    heading: { cs: "Co prozradí hladina", en: "What a fill level tells" },
  }),
  info: () => [
    {
      params: { id: 1, slug: "obchodni-podminky" },
      heading: { cs: "Obchodní podmínky", en: "Terms and conditions" },
    },
    {
      params: { id: 2, slug: "gdpr" },
      heading: { cs: "Ochrana osobních údajů", en: "Privacy policy" },
    },
  ],
  documents: () => ({ heading: { cs: "Dokumenty", en: "Documents" } }),
  reportYears: () => ({}),
  register: () => ({ heading: { cs: "Nový účet", en: /account/i } }),
  welcome: () => [
    { heading: { cs: "Zbývá potvrdit e-mail", en: /e-mail/ } },
    {
      query: `?hash=${made.confirmationLink}`,
      heading: { cs: "Potvrďte svůj e-mail", en: "Confirm your e-mail" },
    },
    {
      query: "?hash=abc",
      heading: { cs: "Tento odkaz už neplatí", en: "This link no longer works" },
    },
  ],
  firstRun: "first-run.test.ts",
  resetPassword: () => ({ heading: { cs: "Obnova hesla", en: /password/i } }),
  changePassword: () => [
    { params: { hash: made.passwordLink }, heading: { cs: "Nové heslo", en: "New password" } },
    {
      params: { hash: "abc" },
      heading: { cs: "Tento odkaz už neplatí", en: "This link no longer works" },
    },
  ],
  signIn: () => ({ heading: { cs: "Přihlášení", en: /sign in/i } }),
  login: () => ({}),
  maintenance: () => ({ heading: { cs: "Právě probíhá údržba", en: "Maintenance in progress" } }),
  accountOverview: () => [
    { as: "buyer", inDark: true },
    { as: "seller" },
    { as: made.newcomer, shows: "Vráceno k úpravě" },
  ],
  ownListings: () => [{ as: "seller" }, { as: made.newcomer, shows: "vráceno k úpravě" }],
  offers: () => [{ as: "buyer" }, { as: "seller" }],
  messages: () => ({ as: "buyer" }),
  conversation: () => ({ as: "buyer", params: { id: made.conversationId } }),
  notices: () => ({ as: "buyer" }),
  ownReports: "reports.test.ts",
  newsSettings: () => ({ as: "buyer" }),
  bids: () => [{ as: "buyer" }, { as: "buyer", query: "?group=won" }],
  watched: () => [{ as: "buyer" }, {}],
  watchedSearches: "alerts.test.ts",
  newSearch: () => ({ as: "buyer" }),
  watchedSearch: "alerts.test.ts",
  user: () => ({ params: { id: made.lot.sellerId } }),
  ownUser: () => ({ as: "seller" }),
  newsletters: () => ({ as: "buyer" }),
  confirmNewsletter: () => ({
    params: { key: "k".repeat(43) },
    heading: { cs: "Odběr newsletterů", en: "Newsletter subscription" },
  }),
  endNewsletter: () => ({ params: { key: "k".repeat(43) } }),
  unsubscribe: () => ({
    params: { key: "k".repeat(43) },
    heading: { cs: "E-maily o sledovaných aukcích", en: "E-mails about auctions you follow" },
  }),
  unsubscribeMessages: () => ({ params: { key: "k".repeat(43) } }),
  deals: () => [{ as: "buyer" }, { as: "seller", query: "?group=closed" }],
  deal: () => [
    { as: made.unpaid.buyer, params: { id: made.unpaid.id } },
    { as: made.done.buyer, params: { id: made.done.id } },
  ],
  accountRegister: () => ({ heading: { cs: "Nový účet", en: /account/i } }),
  contact: () => ({ as: "buyer" }),
  deskOverview: () => ({ as: "admin", inDark: true }),
  deskHealth: () => ({ as: "admin" }),
  inspections: () => [
    { as: "admin", shows: made.waiting.name },
    { as: "admin", query: "?group=after", shows: made.inspected.name },
    { as: "admin", query: "?group=decided", shows: made.returned.name },
  ],
  cases: () => ({ as: "admin" }),
  reports: () => ({ as: "admin" }),
  flaggerDesk: () => ({ as: "admin" }),
  reportYearDesk: () => ({ as: "admin" }),
  suspicions: () => ({ as: "admin" }),
  people: () => [{ as: "admin" }, { as: "admin", query: "?q=prodejce" }],
  runningDesk: () => ({ as: "admin" }),
  saleDesk: () => ({ as: "admin" }),
  saleMonthDesk: () => ({ as: "admin", params: { month: made.sales.next.slice(0, 7) } }),
  dealDesk: () => ({ as: "admin" }),
  oneDealDesk: () => ({ as: "admin", params: { id: made.done.id } }),
  strikeDesk: () => ({ as: "admin" }),
  auditDesk: () => ({ as: "admin" }),
  ageProof: () => ({ as: "buyer" }),
  verification: () => [{ as: "buyer" }, { as: made.newcomer }],
  leaving: () => ({ as: "buyer" }),
  security: () => ({ as: "buyer" }),
  ownVouchers: () => ({ as: "buyer" }),
  voucherDesk: () => ({ as: "admin" }),
  cart: () => ({}),
  checkout: "checkout.test.ts",
  stores: () => ({ heading: { cs: "Prodejny", en: "Shops" } }),
  newProducts: () => ({}),
  reducedProducts: () => ({}),
  productDesk: () => ({ as: "admin" }),
  addProduct: () => ({ as: "admin" }),
  productTable: () => ({ as: "admin" }),
  editProduct: () => ({ as: "admin", params: { id: made.productId } }),
  goodsOrderDesk: () => ({ as: "admin" }),
  brandDesk: () => ({ as: "admin" }),
  packageDesk: () => ({ as: "admin" }),
  categoryDesk: () => ({ as: "admin" }),
  editCategory: () => ({ as: "admin", params: { id: made.shelfId } }),
  carrierDesk: () => ({ as: "admin" }),
  settingsDesk: () => ({ as: "admin" }),
  contentDesk: () => [
    { as: "admin" },
    { as: "admin", query: "?group=pages" },
    { as: "admin", query: "?group=documents" },
    { as: "admin", query: "?group=categories" },
  ],
  addArticle: () => ({ as: "admin" }),
  articleDesk: () => ({ as: "admin", params: { id: made.articleId } }),
  addInfoPage: () => ({ as: "admin" }),
  infoPageDesk: () => ({ as: "admin", params: { id: 1 } }),
  bannerDesk: () => ({ as: "admin" }),
  newsletterDesk: () => ({ as: "admin" }),
  addNewsletterIssue: () => ({ as: "admin" }),
  newsletterIssue: "newsletter-desk.test.ts",
  currencyDesk: () => ({ as: "admin" }),
  storeDesk: () => ({ as: "admin" }),
  feeDesk: () => ({ as: "admin" }),
  invoiceDesk: () => ({ as: "admin" }),
  sellerDesk: () => ({ as: "admin" }),
  taxDesk: () => ({ as: "admin" }),
  moneyDesk: () => ({ as: "admin" }),
  addListing: () => ({ as: "seller" }),
  manyBottles: () => ({ as: "seller" }),
  listingAdded: () => ({ as: made.newcomer, query: `?id=${made.waiting.id}`, shows: "Čeká na kontrolu" }),
  editListing: () => [
    {
      as: made.newcomer,
      params: { id: made.waiting.id },
      shows: "Nabídka čeká na kontrolu",
    },
    { as: made.newcomer, params: { id: made.returned.id }, shows: made.reason },
  ],
  listingStatistics: () => ({ as: "seller", params: { id: made.sellersLotId } }),
  toppingListing: () => ({ as: "seller", params: { id: made.sellersLotId } }),
  orders: () => ({ as: "buyer" }),
  accountOrder: () => ({ as: "buyer", params: made.order }),
  order: () => ({ params: made.order }),
  report: "reports.test.ts",
  adultsOnly: () => ({ heading: { cs: "Kabinet je jen pro dospělé", en: "Kabinet is for adults only" } }),
  item: () => [
    {
      inDark: true,
      params: { id: made.lot.id, slug: made.lot.slug },
      heading: { cs: /Nejneobyčejnější/, en: /Nejneobyčejnější/ },
    },
    {
      as: made.newcomer,
      params: { id: made.waiting.id, slug: made.waiting.slug },
      shows: "Čeká na kontrolu",
    },
    { params: { id: made.kindsId, slug: "cachaca" }, heading: { cs: "Cachaça", en: "Cachaça" } },
    {
      params: { id: made.shelfId, slug: "barbados" },
      query: "?saleMode=auction&sort=price_desc&page=2",
      heading: { cs: "Barbados", en: "Barbados" },
    },
    {
      params: { id: made.shelfId, slug: "barbados" },
      query: "?country=Nikde&priceFrom=5000&priceTo=100&ends=7d",
      heading: { cs: "Barbados", en: "Barbados" },
    },
  ],
  itemInCategory: "goods.test.ts",
  itemById: () => ({ params: { id: made.lot.id } }),
};

for (const [key, describe] of Object.entries(looks)) {
  if (typeof describe === "string") continue;
  test(`${key} is complete, accessible and fits every screen`, async ({ browser }) => {
    for (const state of [describe()].flat()) await lookAt(await windowFor(state, browser), key, state);
  });
}

const titled = /\S.* · Kabinet$/;

test("journeys that look at a page in place of the table do so", () => {
  const named = Object.values(looks).filter((each) => typeof each === "string");
  const blind = named.filter(
    (file) => !readFileSync(join(import.meta.dirname, file), "utf8").includes("expectGoodLooks("),
  );
  expect(blind).toEqual([]);
});

async function lookAt(page: Page, key: string, state: State): Promise<void> {
  const path = (lang: Locale) => pathTo(key as PageKey, lang, state.params) + (state.query ?? "");
  await visit(page, path("cs"));
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page).toHaveTitle(titled);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(state.heading?.cs ?? /\S/);
  if (state.shows) await expect(page.getByRole("main")).toContainText(state.shows);
  await expectGoodLooks(page, { inDark: isThorough || state.inDark });
  if (isThorough) {
    await visit(page, path("en"));
    await expectGoodLooks(page);
  }
  await expectEnglish(await page.request.get(path("en")), state);
}

/** The twin differs in words alone, so what the server renders is read without a browser. */
async function expectEnglish(answer: APIResponse, { heading }: State): Promise<void> {
  const html = await answer.text();
  expect(html).toMatch(/<html [^>]*lang="en"/);
  expect(textIn(html, "title")).toMatch(titled);
  const words = heading?.en ?? /\S/;
  if (typeof words === "string") expect(textIn(html, "h1")).toBe(words);
  else expect(textIn(html, "h1")).toMatch(words);
}

/** The words of the first such element. */
function textIn(html: string, tag: "title" | "h1"): string {
  const [, inner = ""] = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "s").exec(html) ?? [];
  return inner
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .trim();
}

async function windowFor({ as }: State, browser: Browser): Promise<Page> {
  if (!as) return guestsWindow(browser);
  return windowOf(browser, typeof as === "string" ? await demoPerson(as) : as);
}

async function makeStates() {
  const ctx = await house();
  const seller = await makePerson("sklepmistr");
  const newcomer = await makePerson("novacek");
  const unconfirmed = await makePerson("nova", { emailConfirmedAt: null });
  const shelfId = await categoryOf("barbados");
  for (let index = 1; index <= 50; index += 1) {
    const name = `Šestiletý sud ${index}`;
    await makeLotOf(seller, { categoryId: shelfId, name, startPriceMinor: index * 100_00 });
  }
  const kindsId = await categoryOf("cachaca");
  await fillWithKinds(seller, kindsId);
  const lot = await makeLotOf(seller, {
    name: "Nejneobyčejnější pětadvacetiletá karamelově-kořeněná edice ze zapečetěného sudu",
    slug: "nejneobycejnejsi",
    reserveMinor: 2_000_00,
    fillLevel: "neck",
    closure: "cork",
    vintage: 1978,
  });
  const reason = "Snímky jsou z internetu, vyfoťte prosím svou láhev.";
  const listing = (name: string, overrides: Parameters<typeof makeLotOf>[1] = {}) =>
    makeLotOf(newcomer, { name: `Nejneobyčejnější karamelově-kořeněná edice ${name}`, ...overrides });
  const waiting = await listing("čeká", { status: "in_review", publishedAt: null, startsAt: null });
  const inspected = await listing("po vystavení", { fillLevel: "neck" });
  const returned = await listing("vrácená", { status: "draft", publishedAt: null });
  await addPictureTo(waiting);
  await openInspection(ctx, waiting, "before");
  // The oldest stands first, however many others have put there.
  await openInspection({ ...ctx, clock: () => new Date("2026-01-01") }, inspected, "after");
  await openInspection(ctx, returned, "before");
  await closeInspection(ctx, returned.id, { outcome: "rejected", byId: null, rule: "pictures", reason });
  const buyer = sql`(select id from users where email = ${demoEmails.buyer})`;
  const unpaid = await makeDeal(ctx, { categoryId: shelfId });
  const done = await makeDeal(ctx, { categoryId: shelfId, status: "received" });
  const sales = await rowsOf<{ closesOn: string }>(sql`
    select closes_on::text as "closesOn" from monthly_sales order by closes_on`);
  const [order] = await rowsOf<{ id: string; hash: string }>(sql`
    select id, hash from orders where user_id = ${buyer} order by id`);
  return {
    ...{ newcomer, shelfId, kindsId, lot, waiting, inspected, returned, reason, unpaid, done },
    passwordLink: await createMailLink(ctx, seller.id, "password"),
    confirmationLink: await createMailLink(ctx, unconfirmed.id, "confirm"),
    articleId: await idOf(sql`select id from articles where title ->> 'cs' = 'Co prozradí hladina'`),
    sales: { past: sales[0]?.closesOn ?? "", next: sales.at(-1)?.closesOn ?? "" },
    conversationId: await idOf(sql`select id from conversations where asker_id = ${buyer}`),
    productId: await idOf(sql`select id from products`),
    sellersLotId: await idOf(sql`
      select id from listings where status = 'live' and sale_mode = 'auction'
        and seller_id = (select id from users where email = ${demoEmails.seller})`),
    order: order ?? { id: 0, hash: "" },
  };
}

/** A listing of each kind that has a card of its own, with a picture and without one. */
async function fillWithKinds(seller: Person, categoryId: number): Promise<void> {
  const asked = { startPriceMinor: null, endsAt: null, plannedEndsAt: null } as const;
  const soon = new Date(Date.now() + 2 * 3_600_000);
  const all: Parameters<typeof makeLotOf>[1][] = [
    { reserveMinor: 5_000_00, buyNowMinor: 9_000_00, bidCount: 3, priceMinor: 900_00 },
    { endsAt: soon, plannedEndsAt: soon, highlighted: true },
    { ...asked, saleMode: "fixed_price", askedPriceMinor: 2_400_00 },
    { ...asked, saleMode: "by_agreement" },
    { ...asked, type: "demand", saleMode: "fixed_price", askedPriceMinor: 9_000_00 },
  ];
  for (const [index, kind] of all.entries()) {
    const named = { categoryId, name: `Svatební cachaça ${index + 1}`, slug: `svatebni-${index + 1}` };
    const made = await makeLotOf(seller, { ...named, ...kind });
    if (index % 2 === 0) await addPictureTo(made);
  }
}

/** A person of the demo content, signed in. */
async function demoPerson(name: keyof typeof demoEmails): Promise<Person> {
  const ctx = await house();
  const email = demoEmails[name];
  const [row] = await rowsOf<{ id: string; username: string }>(
    sql`select id, username from users where email = ${email}`,
  );
  if (!row) throw new Error(`the demo has nobody called ${email}`);
  const id = Number(row.id);
  return { id, email, username: row.username, token: await createToken(ctx, id, null) };
}

async function idOf(query: SQL): Promise<number> {
  const [row] = await rowsOf<{ id: string }>(query);
  if (!row) throw new Error("the demo has no such row");
  return Number(row.id);
}

async function rowsOf<Row extends Record<string, unknown>>(query: SQL) {
  const { db } = await house();
  return (await db.execute<Row>(query)).rows;
}
