import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { type PageKey, pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { expect, test, visit } from "./journey.ts";
import { demoEmails, makeStates, rowsOf } from "./look-states.ts";
import { expectGoodLooks, expectGoodRendering, expectToFit, isThorough } from "./looks.ts";
import { answerFor, guestsWindow, type Person, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsIn } from "./without-window.ts";

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
  /** What a picture that tells something is described by, in Czech. */
  readonly pictured?: string;
  /** Scripts add to what the server renders, or no journey opens the page: it is opened in a window, as `npm run release-check` opens all. */
  readonly inWindow?: true;
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
  home: () => ({ inWindow: true, inDark: true, heading: { cs: /Lahve, které se už nevyrábějí/, en: /./ } }),
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
    heading: { cs: "Co prozradí hladina", en: "What the fill level tells you" },
    pictured: "Tři lahve whisky s různou hladinou",
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
  setup: "setup.test.ts",
  resetPassword: () => ({ heading: { cs: "Obnova hesla", en: /password/i } }),
  changePassword: () => [
    { params: { hash: made.passwordLink }, heading: { cs: "Nové heslo", en: "New password" } },
    {
      params: { hash: "abc" },
      heading: { cs: "Tento odkaz už neplatí", en: "This link no longer works" },
    },
  ],
  signIn: () => ({ heading: { cs: "Přihlášení", en: /sign in/i } }),
  login: () => ({ inWindow: true }),
  maintenance: () => ({ heading: { cs: "Právě probíhá údržba", en: "Maintenance in progress" } }),
  accountOverview: () => [
    { as: "buyer", inDark: true },
    { as: "seller" },
    { as: made.newcomer, shows: "Vráceno k úpravě" },
  ],
  ownListings: () => [{ as: "seller" }, { as: made.newcomer, shows: "vráceno k úpravě" }],
  offers: () => [{ as: "buyer" }, { as: "seller" }],
  messages: () => ({ as: "buyer" }),
  conversation: () => ({ as: "buyer", inWindow: true, params: { id: made.conversationId } }),
  notifications: () => [{ as: "buyer" }, { as: made.notified, shows: "Rum se dvěma novinkami" }],
  ownReports: "reports.test.ts",
  newsSettings: () => [
    { as: "buyer", inWindow: true },
    { as: made.notified, shows: "Celkem chodí na 1 zařízení." },
  ],
  bids: () => [{ as: "buyer" }, { as: "buyer", query: "?group=won" }],
  watched: () => [{ as: "buyer" }, {}],
  watchedSearches: () => ({ as: made.waitingForGoods, shows: "Ballinroe" }),
  newSearch: () => ({ as: "buyer", inWindow: true }),
  watchedSearch: "alerts.test.ts",
  user: () => ({ params: { id: made.lot.sellerId } }),
  ownUser: () => ({ as: "seller", inWindow: true }),
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
  unsubscribeMessages: () => ({ inWindow: true, params: { key: "k".repeat(43) } }),
  deals: () => [{ as: "buyer" }, { as: "seller", query: "?group=closed" }],
  deal: () => [
    { as: made.unpaid.buyer, params: { id: made.unpaid.id } },
    { as: made.done.buyer, params: { id: made.done.id } },
    {
      as: made.escrowed.buyer,
      params: { id: made.escrowed.id },
      shows: "prodávající je dostane, až věc převezmete",
    },
  ],
  accountRegister: () => ({ heading: { cs: "Nový účet", en: /account/i } }),
  contact: () => ({ as: "buyer", inWindow: true }),
  adminOverview: () => ({ as: "admin", inDark: true }),
  adminHealth: () => ({ as: "admin" }),
  inspections: () => [
    { as: "admin", shows: made.waiting.name },
    { as: "admin", query: "?group=after", shows: made.inspected.name },
    { as: "admin", query: "?group=decided", shows: made.returned.name },
  ],
  cases: () => ({ as: "admin" }),
  reports: () => ({ as: "admin" }),
  flaggerAdmin: () => ({ as: "admin" }),
  reportYearAdmin: () => ({ as: "admin" }),
  suspicions: () => ({ as: "admin" }),
  people: () => [
    { as: "admin" },
    { as: "admin", query: "?q=prodejce" },
    { as: made.support, query: `?name=${made.seller.username}`, shows: "rozhodují" },
  ],
  runningAdmin: () => ({ as: "admin" }),
  saleAdmin: () => ({ as: "admin" }),
  saleMonthAdmin: () => ({ as: "admin", params: { month: made.sales.next.slice(0, 7) } }),
  dealAdmin: () => ({ as: "admin" }),
  oneDealAdmin: () => ({ as: "admin", params: { id: made.done.id } }),
  strikeAdmin: () => [{ as: "admin" }, { as: "admin", query: "?group=retractions", shows: "Dvě nuly navíc." }],
  auditAdmin: () => ({ as: "admin" }),
  ageProof: () => ({ as: "buyer" }),
  verification: () => [{ as: "buyer" }, { as: made.newcomer }],
  privacy: () => ({ as: "buyer" }),
  security: () => ({ as: "buyer" }),
  ownVouchers: () => ({ as: "buyer" }),
  voucherAdmin: () => ({ as: "admin" }),
  cart: () => ({}),
  checkout: "checkout.test.ts",
  stores: () => ({ heading: { cs: "Prodejny", en: "Stores" } }),
  // Until scripts run, the button below the filters stays in the window.
  newProducts: () => ({ inWindow: true }),
  reducedProducts: () => ({ inWindow: true }),
  productAdmin: () => ({ as: "admin" }),
  addProduct: () => ({ as: "admin" }),
  productTable: () => ({ as: "admin" }),
  editProduct: () => ({ as: "admin", inWindow: true, params: { id: made.productId } }),
  goodsOrderAdmin: () => ({ as: "admin" }),
  brandAdmin: () => ({ as: "admin" }),
  packageAdmin: () => ({ as: "admin" }),
  categoryAdmin: () => ({ as: "admin", inWindow: true }),
  editCategory: () => ({ as: "admin", params: { id: made.shelfId } }),
  carrierAdmin: () => ({ as: "admin" }),
  settingsAdmin: () => ({ as: "admin" }),
  contentAdmin: () => [
    { as: "admin" },
    { as: "admin", query: "?group=pages" },
    { as: "admin", query: "?group=documents" },
    { as: "admin", query: "?group=categories" },
  ],
  addArticle: () => ({ as: "admin" }),
  articleAdmin: () => ({ as: "admin", inWindow: true, params: { id: made.articleId } }),
  addInfoPage: () => ({ as: "admin" }),
  infoPageAdmin: () => ({ as: "admin", params: { id: 1 } }),
  bannerAdmin: () => ({ as: "admin" }),
  newsletterAdmin: () => ({ as: "admin" }),
  addNewsletterIssue: () => ({ as: "admin" }),
  newsletterIssue: "newsletter-admin.test.ts",
  mailAdmin: () => ({ as: "admin" }),
  mailSample: () => ({ as: "admin", params: { name: "auction-won" } }),
  currencyAdmin: () => ({ as: "admin" }),
  storeAdmin: () => ({ as: "admin" }),
  feeAdmin: () => ({ as: "admin" }),
  invoiceAdmin: () => ({ as: "admin" }),
  invoiceByHand: () => ({ as: "admin" }),
  oneInvoiceAdmin: "invoice-admin.test.ts",
  sellerAdmin: () => ({ as: "admin" }),
  taxAdmin: () => ({ as: "admin" }),
  bankMovementAdmin: () => ({ as: "admin" }),
  reconciliationAdmin: () => ({ as: "admin" }),
  vatMonthAdmin: () => ({ as: "admin", params: { month: new Date().toISOString().slice(0, 7) } }),
  moneyAdmin: () => ({ as: "admin" }),
  addListing: () => ({ as: "seller" }),
  manyBottles: () => ({ as: "seller", inWindow: true }),
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
  orders: () => [{ as: "buyer" }, { as: made.seller }],
  accountOrder: () => [
    { as: "buyer", params: made.order },
    { as: made.seller, params: made.ordered },
  ],
  order: () => ({ params: made.order }),
  report: () => ({ params: made.report, shows: "Čeká na rozhodnutí" }),
  adultsOnly: () => ({ heading: { cs: "Kabinet je jen pro dospělé", en: "Kabinet is for adults only" } }),
  item: () => [
    {
      inWindow: true,
      inDark: true,
      params: { id: made.lot.id, slug: made.lot.slug },
      heading: { cs: /Nejneobyčejnější/, en: /Nejneobyčejnější/ },
    },
    {
      as: made.newcomer,
      inWindow: true,
      params: { id: made.waiting.id, slug: made.waiting.slug },
      shows: "Čeká na kontrolu",
    },
    { params: made.suspendedLot },
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
  itemById: () => ({ inWindow: true, params: { id: made.lot.id } }),
};

for (const [key, describe] of Object.entries(looks)) {
  if (typeof describe === "string") continue;
  test(`${key} is complete, accessible and fits every screen`, async ({ browser }) => {
    for (const state of [describe()].flat()) await lookAt(browser, key as PageKey, state);
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

async function lookAt(browser: Browser, key: PageKey, state: State): Promise<void> {
  const person = typeof state.as === "string" ? await demoPerson(state.as) : (state.as ?? null);
  const look = { inDark: isThorough || state.inDark };
  for (const lang of ["cs", "en"] as const) {
    const address = pathTo(key, lang, state.params) + (state.query ?? "");
    const isLookedAt = lang === "cs" || isThorough;
    if (isLookedAt && (isThorough || state.inWindow)) {
      const page = await (person ? windowOf(browser, person) : guestsWindow(browser));
      await visit(page, address);
      await expectGoodLooks(page, look);
      expectWords(await page.content(), lang, state);
    } else {
      const html = await (await answerFor(person, address, "follow")).text();
      expectWords(html, lang, state);
      if (isLookedAt) await expectGoodRendering(browser, { address, html }, look);
      else await expectToFit(browser, { address, html });
    }
  }
}

/** What a page says in a language, without a browser. */
function expectWords(html: string, lang: Locale, { heading, shows, pictured }: State): void {
  expect(html).toMatch(new RegExp(`<html [^>]*lang="${lang}"`));
  expect(textIn(html, "title")).toMatch(titled);
  const words = heading?.[lang] ?? /\S/;
  if (typeof words === "string") expect(textIn(html, "h1")).toBe(words);
  else expect(textIn(html, "h1")).toMatch(words);
  if (shows && lang === "cs") expect(wordsIn(html)).toMatch(shows);
  if (pictured && lang === "cs") expect(html).toContain(`alt="${pictured}"`);
}

/** The words of the first such element. */
function textIn(html: string, tag: "title" | "h1"): string {
  const [, inner = ""] = new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "s").exec(html) ?? [];
  return inner
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
    .trim();
}

/** A person of the demo content, signed in. */
async function demoPerson(name: keyof typeof demoEmails): Promise<Person> {
  const ctx = await serverContext();
  const email = demoEmails[name];
  const [row] = await rowsOf<{ id: string; username: string }>(
    sql`select id, username from users where email = ${email}`,
  );
  if (!row) throw new Error(`the demo has nobody called ${email}`);
  const id = Number(row.id);
  return { id, email, username: row.username, token: await createToken(ctx, id, null) };
}
