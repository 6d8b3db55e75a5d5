import type { Page } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { closeInspection } from "#server/features/listings/inspections/close-inspection.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import {
  bothWidths,
  expectAccessible,
  expectAccessibleInDark,
  expectAccessibleTwin,
  expectFits,
} from "./accessible.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { addComingPicturesTo, addPictureTo, categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, type Person, windowOf } from "./people.ts";

/** A page in Czech and in English, its heading in both. */
interface Shown {
  readonly cs: string;
  readonly en: string;
  readonly headings: { readonly cs: string | RegExp; readonly en: string | RegExp };
  readonly dark?: true;
}

/** Many listings of one kind, and a few of every kind. */
let shelf = { id: 0, slug: "" };
let kinds = { id: 0, slug: "" };
let lot = { id: 0, slug: "", sellerId: 0 };
let passwordLink = "";
let confirmationLink = "";
let articlePath = "";

test.beforeAll(async () => {
  const seller = await makePerson("sklepmistr");
  articlePath = await pathOfArticle("Co prozradí hladina");
  passwordLink = await createMailLink(await house(), seller.id, "password");
  const newcomer = await makePerson("nova", { emailConfirmedAt: null });
  confirmationLink = await createMailLink(await house(), newcomer.id, "confirm");
  const categoryId = await categoryOf("barbados");
  // After a failure a new worker must not store them twice.
  const { db } = await house();
  const filled = await db.execute(
    sql`select from listings where category_id = ${categoryId} and name like 'Šestiletý sud%'`,
  );
  for (let index = (filled.rowCount ?? 0) + 1; index <= 50; index += 1) {
    await makeLotOf(seller, { categoryId, name: `Šestiletý sud ${index}`, startPriceMinor: index * 100_00 });
  }
  shelf = { id: categoryId, slug: "barbados" };
  kinds = { id: await categoryOf("cachaca"), slug: "cachaca" };
  if (filled.rowCount === 0) await fillWithKinds(seller, kinds.id);
  lot = await makeLotOf(seller, {
    name: "Nejneobyčejnější pětadvacetiletá karamelově-kořeněná edice ze zapečetěného sudu",
    slug: "nejneobycejnejsi",
    reserveMinor: 2_000_00,
    fillLevel: "neck",
    closure: "cork",
    vintage: 1978,
  });
});

const guestPages: Record<string, () => Shown> = {
  home: () => ({
    cs: "/",
    en: "/en",
    headings: { cs: /Lahve, které se už nevyrábějí/, en: /./ },
    dark: true,
  }),
  category: () => ({
    cs: `/${kinds.id}/${kinds.slug}`,
    en: `/en/${kinds.id}/${kinds.slug}`,
    headings: { cs: "Cachaça", en: "Cachaça" },
    dark: true,
  }),
  "category narrowed, sorted, second page": () => ({
    cs: `/${shelf.id}/${shelf.slug}?saleMode=auction&sort=price_desc&page=2`,
    en: `/en/${shelf.id}/${shelf.slug}?saleMode=auction&sort=price_desc&page=2`,
    headings: { cs: "Barbados", en: "Barbados" },
  }),
  "category with filters": () => ({
    cs: `/${shelf.id}/${shelf.slug}?country=Nikde&priceFrom=5000&priceTo=100&ends=7d`,
    en: `/en/${shelf.id}/${shelf.slug}?country=Nikde&priceFrom=5000&priceTo=100&ends=7d`,
    headings: { cs: "Barbados", en: "Barbados" },
  }),
  search: () => ({
    cs: "/hledani?q=svatebni+cachaca",
    en: "/search?q=svatebni+cachaca",
    headings: { cs: "Hledání: svatebni cachaca", en: /svatebni cachaca/ },
    dark: true,
  }),
  "search without a find": () => ({
    cs: "/hledani?q=qqqqxxzz",
    en: "/search?q=qqqqxxzz",
    headings: { cs: /qqqqxxzz/, en: /qqqqxxzz/ },
  }),
  "ended lots": () => ({
    cs: "/hledani?state=ended",
    en: "/search?state=ended",
    headings: { cs: /./, en: /./ },
  }),
  item: () => ({
    cs: pathOf(lot),
    en: `/en${pathOf(lot)}`,
    headings: { cs: /Nejneobyčejnější/, en: /Nejneobyčejnější/ },
    dark: true,
  }),
  profile: () => ({
    cs: `/uzivatel/${lot.sellerId}`,
    en: `/en/uzivatel/${lot.sellerId}`,
    headings: { cs: /./, en: /./ },
    dark: true,
  }),
  unsubscribing: () => ({
    cs: `/odhlaseni/${"k".repeat(43)}`,
    en: `/en/odhlaseni/${"k".repeat(43)}`,
    headings: { cs: "E-maily o sledovaných aukcích", en: "E-mails about auctions you follow" },
  }),
  "confirming newsletters": () => ({
    cs: `/newsletter/potvrzeni/${"k".repeat(43)}`,
    en: `/en/newsletter/potvrzeni/${"k".repeat(43)}`,
    headings: { cs: "Odběr newsletterů", en: "Newsletter subscription" },
  }),
  terms: () => ({
    cs: "/info/1/obchodni-podminky",
    en: "/en/info/1/terms",
    headings: { cs: "Obchodní podmínky", en: "Terms and conditions" },
    dark: true,
  }),
  privacy: () => ({
    cs: "/info/2/gdpr",
    en: "/en/info/2/gdpr",
    headings: { cs: "Ochrana osobních údajů", en: "Privacy policy" },
  }),
  blog: () => ({ cs: "/blog", en: "/en/blog", headings: { cs: "Blog", en: "Blog" } }),
  article: () => ({
    cs: articlePath,
    en: `/en${articlePath}`,
    headings: { cs: "Co prozradí hladina", en: "What a fill level tells" },
    dark: true,
  }),
  stores: () => ({
    cs: "/prodejny",
    en: "/stores",
    headings: { cs: "Prodejny", en: "Shops" },
    dark: true,
  }),
  documents: () => ({
    cs: "/dokumenty",
    en: "/en/dokumenty",
    headings: { cs: "Dokumenty", en: "Documents" },
  }),
  maintenance: () => ({
    cs: "/mimo-provoz",
    en: "/maintenance",
    headings: { cs: "Právě probíhá údržba", en: "Maintenance in progress" },
    dark: true,
  }),
  "explanation for who is under 18": () => ({
    cs: "/jen-pro-dospele",
    en: "/en/jen-pro-dospele",
    headings: { cs: "Kabinet je jen pro dospělé", en: "Kabinet is for adults only" },
  }),
  registration: () => ({ cs: "/registrace", en: "/register", headings: { cs: "Nový účet", en: /account/i } }),
  "registration in the account area": () => ({
    cs: "/ucet/registrace",
    en: "/account/register",
    headings: { cs: "Nový účet", en: /account/i },
  }),
  welcome: () => ({
    cs: "/registrace/dekujeme",
    en: "/register/welcome",
    headings: { cs: "Zbývá potvrdit e-mail", en: /e-mail/ },
  }),
  "confirming an e-mail": () => ({
    cs: `/registrace/dekujeme?hash=${confirmationLink}`,
    en: `/register/welcome?hash=${confirmationLink}`,
    headings: { cs: "Potvrďte svůj e-mail", en: "Confirm your e-mail" },
  }),
  "confirming by a link that does not work": () => ({
    cs: "/registrace/dekujeme?hash=abc",
    en: "/register/welcome?hash=abc",
    headings: { cs: "Tento odkaz už neplatí", en: "This link no longer works" },
  }),
  "password reset": () => ({
    cs: "/obnova-hesla",
    en: "/reset-password",
    headings: { cs: "Obnova hesla", en: /password/i },
  }),
  "new password": () => ({
    cs: `/zmena-hesla/${passwordLink}`,
    en: `/change-password/${passwordLink}`,
    headings: { cs: "Nové heslo", en: "New password" },
  }),
  "new password by a link that does not work": () => ({
    cs: "/zmena-hesla/abc",
    en: "/change-password/abc",
    headings: { cs: "Tento odkaz už neplatí", en: "This link no longer works" },
  }),
  "sign-in": () => ({
    cs: "/account/index",
    en: "/en/account/index",
    headings: { cs: "Přihlášení", en: /sign in/i },
    dark: true,
  }),
};

for (const [name, describe] of Object.entries(guestPages)) {
  test(`${name} is complete, accessible and fits every screen, in both languages`, async ({ page }) => {
    const shown = describe();
    await inBothLanguages(page, shown, async (lang) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown.headings[lang]);
      await expect(page).toHaveTitle(/\S.* · Kabinet$/);
    });
  });
}

const accountPages: Record<string, Omit<Shown, "headings">> = {
  overview: { cs: "/ucet/prehled", en: "/account/overview", dark: true },
  "own listings": { cs: "/ucet/vase-aukce", en: "/account/advertisements" },
  bids: { cs: "/ucet/aukce", en: "/account/auctions", dark: true },
  "won lots": { cs: "/ucet/aukce?group=won", en: "/account/auctions?group=won" },
  "watched lots": { cs: "/ucet/sledovane-aukce", en: "/account/watch", dark: true },
  deals: { cs: "/ucet/obchody", en: "/en/ucet/obchody", dark: true },
  messages: { cs: "/ucet/zpravy", en: "/account/messages", dark: true },
  notices: { cs: "/ucet/upozorneni", en: "/en/ucet/upozorneni", dark: true },
  "contact details": {
    cs: "/ucet/fakturacni-a-kontaktni-udaje",
    en: "/account/invoice-and-contact-details",
  },
  "notification settings": {
    cs: "/ucet/nastaveni-upozorneni",
    en: "/en/ucet/nastaveni-upozorneni",
    dark: true,
  },
  newsletters: { cs: "/ucet/newslettery", en: "/account/newsletters", dark: true },
  "a new listing": { cs: "/ucet/vase-aukce/pridat", en: "/account/advertisements/add", dark: true },
};

for (const [name, shown] of Object.entries(accountPages)) {
  test(`account: ${name} is accessible and fits every screen, in both languages`, async ({ browser }) => {
    const seller = name === "own listings" || name === "a new listing";
    const page = await windowOf(browser, await demoPerson(seller ? "prodejce" : "kupujici"));
    await inBothLanguages(page, shown, () => expect(page.getByRole("heading", { level: 1 })).toBeVisible());
  });
}

const deskPages: Record<string, Omit<Shown, "headings">> = {
  "listings that wait": { cs: "/administrace/kontrola", en: "/admin/checks", dark: true },
  "listings to look at": { cs: "/administrace/kontrola?group=after", en: "/admin/checks?group=after" },
  "decided listings": { cs: "/administrace/kontrola?group=decided", en: "/admin/checks?group=decided" },
};

for (const [name, shown] of Object.entries(deskPages)) {
  test(`desk: ${name} are accessible and fit every screen, in both languages`, async ({ browser }) => {
    const listing = await makeLotOf(await makePerson("novacek"), {
      name: "Nejneobyčejnější pětadvacetiletá karamelově-kořeněná edice",
      fillLevel: "neck",
      ...(name === "listings that wait" && { status: "in_review", publishedAt: null }),
    });
    await addPictureTo(listing);
    // The oldest stands first, however many others have put there.
    const longAgo = { ...(await house()), clock: () => new Date("2026-01-01") };
    await openInspection(longAgo, listing, name === "listings that wait" ? "before" : "after");
    const page = await windowOf(browser, await makePerson("moderuje", { scopes: ["moderation"] }));
    if (name === "decided listings") {
      const reason = "Etiketa je padělek.";
      const end = { outcome: "rejected", byId: null, rule: "authenticity", reason } as const;
      await closeInspection(await house(), listing.id, end);
    }
    await inBothLanguages(page, shown, () =>
      expect(page.getByRole("heading", { level: 2, name: listing.name }).first()).toBeVisible(),
    );
  });
}

test("the dialog for reasons is accessible, and nobody else sees the desk", async ({ browser, troubles }) => {
  const listing = await makeLotOf(await makePerson("novacek"), { status: "in_review", publishedAt: null });
  await openInspection(await house(), listing, "before");
  const page = await windowOf(browser, await makePerson("moderuje", { scopes: ["moderation"] }));
  await visit(page, "/administrace/kontrola");
  await page.getByRole("button", { name: "Vrátit k úpravě" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Vrátit k úpravě" }).click();
  await expectAccessible(page);
  troubles.expectStatus(404);
  const stranger = await windowOf(browser, await makePerson("cizi"));
  await visit(stranger, "/administrace/kontrola");
  await expect(stranger.getByText("This page could not be found")).toBeVisible();
});

test("a listing that waits, and one that was returned, are accessible and fit every screen", async ({
  browser,
}) => {
  const seller = await makePerson("novacek");
  const waiting = await makeLotOf(seller, { status: "in_review", publishedAt: null, startsAt: null });
  const returned = await makeLotOf(seller, { status: "draft", publishedAt: null });
  const ctx = await house();
  await openInspection(ctx, returned, "before");
  const reason = "Snímky jsou z internetu, vyfoťte prosím svou láhev.";
  await closeInspection(ctx, returned.id, { outcome: "rejected", byId: null, rule: "pictures", reason });
  const page = await windowOf(browser, seller);
  for (const [path, words] of [
    [`/ucet/vase-aukce/potvrzeni?id=${waiting.id}`, "Čeká na kontrolu"],
    [`/account/advertisements/confirmation?id=${waiting.id}`, "Awaiting review"],
    [`/ucet/vase-aukce/${waiting.id}/upravit`, "Nabídka čeká na kontrolu"],
    [`/ucet/vase-aukce/${returned.id}/upravit`, reason],
    [`/account/advertisements/${returned.id}/edit`, reason],
    ["/ucet/vase-aukce", "vráceno k úpravě"],
    ["/ucet/prehled", "Vráceno k úpravě"],
    [pathOf(waiting), "Čeká na kontrolu"],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole("main")).toContainText(words);
    await expectAccessible(page);
    await expectFits(page);
  }
  await visit(page, `/ucet/vase-aukce/${waiting.id}/upravit`);
  await page.getByRole("button", { name: "Vzít zpět k úpravě" }).click();
  await expect(page.getByRole("navigation", { name: "Kroky" })).toBeVisible();
});

test("the steps of a new listing are accessible and fit every screen", async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await windowOf(browser, await makePerson("pise"));
  await visit(page, "/ucet/vase-aukce/pridat");
  const steps = page.getByRole("navigation", { name: "Kroky" });
  for (const step of ["Stav a popis", "Fotografie", "Cena a způsob prodeje", "Souhrn"]) {
    await steps.getByRole("button", { name: step }).click();
    await expect(page.getByRole("heading", { level: 2, name: step })).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
    await page.setViewportSize({ width: 1260, height: 900 });
  }
});

test("an endless word in a name widens no page that shows it", async ({ page, browser }) => {
  const seller = await makePerson("dlouhoslov");
  const name = "nedeliminujícínejneobhospodařovávatelnějšímslovempojmenovaná".repeat(2);
  const endless = await makeLotOf(seller, {
    name,
    slug: "nedeliminujici",
    highlighted: true,
    place: name.slice(0, 100),
    // The home page has them as well: the next to end, the newest, the ones with most bids.
    endsAt: new Date(Date.now() + 3_600_000),
    publishedAt: new Date(),
    bidCount: 9_000,
  });
  const shelfOfIt = `/${await categoryOf("jamajka")}/jamajka?sort=newest`;
  for (const path of ["/", shelfOfIt, `/hledani?q=${encodeURIComponent(name)}`, pathOf(endless)]) {
    // A finished page is kept for some seconds, so the lot may appear only then.
    await expect(async () => {
      await visit(page, path);
      await expect(page.getByText(/^nedeliminuj/).first()).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await expectFits(page);
  }
  const draft = await makeLotOf(seller, { status: "draft", name, slug: "nedeliminujici-koncept" });
  const own = await windowOf(browser, seller);
  await visit(own, `/ucet/vase-aukce/${draft.id}/upravit`);
  await expectFits(own);
  await own.setViewportSize({ width: 1260, height: 900 });
  const steps = await own.getByRole("navigation", { name: "Kroky" }).boundingBox();
  const note = await own
    .getByRole("navigation", { name: "Kroky" })
    .getByText(name.slice(0, 20))
    .boundingBox();
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual((steps?.x ?? 0) + (steps?.width ?? 0) + 1);
});

test("pictures that are not there yet widen no page", async ({ page }) => {
  const coming = await makeLotOf(await makePerson("fotograf"), {});
  await addComingPicturesTo(coming, 3);
  await visit(page, pathOf(coming));
  await expectFits(page);
});

test("beside an item nothing passes over the seller, however high the window", async ({ page }) => {
  await visit(page, pathOf(lot));
  const boxOf = async (name: string) => {
    const box = await page.getByRole("region", { name }).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  for (const height of [660, 800, 1100]) {
    await page.setViewportSize({ width: 1260, height });
    for (const top of [0, 300, 600, 900]) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
      const [block, seller] = [await boxOf("Přihazování"), await boxOf("Prodávající")];
      const isBeside = seller.x >= block.x + block.width || seller.x + seller.width <= block.x;
      const isBelow = seller.y >= block.y + block.height;
      expect(isBeside || isBelow, `window of ${height} px, scrolled by ${top}`).toBe(true);
    }
  }
});

test("on a wide screen the other pages, a text and its contents stand side by side, and the newsletter fills its band", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await visit(page, "/info/1/obchodni-podminky");
  const main = page.getByRole("main");
  const boxes = [
    main.getByRole("navigation", { name: "Další informace" }),
    main.getByRole("heading", { level: 2, name: /^2\. Věk/ }),
    main.getByRole("navigation", { name: "Obsah" }),
  ].map(async (each) => (await each.boundingBox()) ?? { x: 0, width: 0 });
  const [others, text, contents] = await Promise.all(boxes);
  expect((others?.x ?? 0) + (others?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThan(contents?.x ?? 0);
  await visit(page, "/");
  const block = page.getByRole("region", { name: "Novinky přímo do schránky" });
  const [heading, send] = [
    block.getByRole("heading"),
    block.getByRole("button", { name: "Vybrat kategorie" }),
  ];
  const [top, end] = [await heading.boundingBox(), await send.boundingBox()];
  expect(end?.x).toBeGreaterThan((top?.x ?? 0) + 1_000);
});

test("the log-in widget and the menus are accessible", async ({ page, browser }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Přihlásit se" }).click();
  await expect(page.getByRole("dialog", { name: "Přihlášení" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccessible(page);

  const member = await windowOf(browser, await makePerson("clen"));
  await visit(member, "/");
  await member.getByRole("button", { name: /Účet/ }).click();
  await expect(member.getByRole("menu")).toBeVisible();
  await expectAccessible(member);
});

test("404 is a page in the address's language, accessible", async ({ page, troubles }) => {
  troubles.expectStatus(404);
  for (const [path, lang] of [
    ["/takova-stranka/tu/neni/a/nebude", "cs"],
    ["/en/there/is/no/such/page", "en"],
    ["/%ff", "cs"],
  ] as const) {
    await visit(page, path);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByText("This page could not be found")).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  }
});

test("on a phone the account's links show the current one, and the footer offers no second registration", async ({
  browser,
}) => {
  const page = await windowOf(browser, await makePerson("uzky"));
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/ucet/aukce");
  const current = page.getByRole("navigation", { name: "Účet" }).locator('[aria-current="page"]');
  await expect(current).toHaveText("Aukce, kde přihazujete");
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Registrace" })).toHaveCount(0);
});

test("what browsers and robots ask for by name is there", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/vnd.microsoft.icon"]);
  const robots = await request.get("/robots.txt");
  expect([robots.status(), robots.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await robots.text()).toMatch(/^User-agent: \*$/m);
});

test("the head of a category and of a search names its feed, which is Atom by what a browser reads of it", async ({
  page,
}) => {
  for (const path of [`/${shelf.id}/${shelf.slug}`, `/en/${shelf.id}/${shelf.slug}`, "/hledani?q=%26+sud"]) {
    await page.goto(path);
    const link = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    const address = (await link.getAttribute("href")) ?? "";
    const feed = await page.evaluate(async (href) => {
      const xml = new DOMParser().parseFromString(await (await fetch(href)).text(), "application/xml");
      const of = (parent: Element, name: string) =>
        [...parent.children].filter(({ localName }) => localName === name);
      const text = (parent: Element, name: string) => of(parent, name)[0]?.textContent ?? "";
      const root = xml.documentElement;
      return {
        kind: [root.namespaceURI, root.localName],
        self: of(root, "link")
          .find((each) => each.getAttribute("rel") === "self")
          ?.getAttribute("href"),
        told: [text(root, "id"), text(root, "title"), text(root, "updated")],
        entries: of(root, "entry").map((entry) => ({
          id: text(entry, "id"),
          told: [
            text(entry, "title"),
            of(entry, "link")[0]?.getAttribute("href") ?? "",
            text(entry, "summary"),
          ],
          updated: text(entry, "updated"),
        })),
      };
    }, address);
    expect(feed.kind).toEqual(["http://www.w3.org/2005/Atom", "feed"]);
    expect(feed.self).toBe(new URL(address, page.url()).href);
    expect(feed.told).not.toContain("");
    expect(feed.entries.length).toBeGreaterThan(0);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);
    expect(feed.entries.flatMap(({ told }) => told)).not.toContain("");
    const times = feed.entries.map(({ updated }) => Date.parse(updated));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
});

test("a public page names its canonical address and its twin in the other language", async ({ page }) => {
  const origin = () => new URL(page.url()).origin;
  const href = (selector: string) => page.locator(`head ${selector}`).getAttribute("href");
  for (const [cs, en] of [
    ["/", "/en"],
    [`/${shelf.id}/${shelf.slug}`, `/en/${shelf.id}/${shelf.slug}`],
    [pathOf(lot), `/en${pathOf(lot)}`],
    ["/registrace", "/register"],
  ] as const) {
    for (const path of [cs, en]) {
      await page.goto(path);
      expect(await href('link[rel="canonical"]')).toBe(origin() + path);
      expect(await href('link[hreflang="cs"]')).toBe(origin() + cs);
      expect(await href('link[hreflang="en"]')).toBe(origin() + en);
      expect(await href('link[hreflang="x-default"]')).toBe(origin() + cs);
    }
  }
});

test("the language switch keeps the page and the query", async ({ page }) => {
  await visit(page, "/hledani?q=sud&sort=price_desc");
  const language = page.getByRole("navigation", { name: /Jazyk|Language/ }).first();
  await language.getByRole("link", { name: /EN/ }).click();
  await expect(page).toHaveURL("/search?q=sud&sort=price_desc");
  await visit(page, `/en${pathOf(lot)}?from=mail`);
  await language.getByRole("link", { name: /CS/ }).click();
  await expect(page).toHaveURL(`${pathOf(lot)}?from=mail`);
});

test("a shelf sorts, narrows, turns pages and remembers them in the address", async ({ page }) => {
  await visit(page, `/${shelf.id}/${shelf.slug}`);
  await page.getByLabel("Řadit").selectOption({ label: "Od nejvyšší ceny" });
  await expect(page).toHaveURL(/sort=price_desc/);
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(names.first()).toHaveText("Šestiletý sud 50");
  await page.getByLabel("Od", { exact: true }).fill("6 000 Kč");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tady zatím nic není")).toBeVisible();
  await page.getByRole("link", { name: "Zrušit filtry" }).first().click();
  await page.getByRole("navigation", { name: "Stránkování" }).getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect(names.first()).toHaveText("Šestiletý sud 26");
  await page.goBack();
  await expect(names.first()).toHaveText("Šestiletý sud 50");
});

test("markup in what is sought stays text", async ({ page }) => {
  page.on("dialog", () => expect("a script").toBe("never run"));
  for (const words of [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "</title><b>tučně</b>",
  ]) {
    await visit(page, `/hledani?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hledání: ${words}`);
    await expect(page.getByRole("searchbox").first()).toHaveValue(words);
    await expect(page.locator("main b, main img[src='x']")).toHaveCount(0);
  }
});

test("the page moves to its top when one goes on, and to the place when an address names one", async ({
  page,
}) => {
  await visit(page, `/${shelf.id}/${shelf.slug}`);
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole("heading", { level: 2 }).nth(8).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Popis" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await visit(page, "/blog#newsletter-title");
  await expect(page.getByRole("heading", { name: "Novinky" }).first()).toBeInViewport();
});

/** Checks a page in Czech and then, in the same window, its English twin; with `dark` also in the dark theme. */
async function inBothLanguages(
  page: Page,
  shown: Omit<Shown, "headings">,
  look: (lang: "cs" | "en") => Promise<void>,
): Promise<void> {
  for (const lang of ["cs", "en"] as const) {
    await page.setViewportSize({ width: 1260, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, shown[lang]);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await look(lang);
    await (lang === "cs" ? expectAccessible(page, bothWidths) : expectAccessibleTwin(page));
    if (shown.dark && lang === "cs") await expectAccessibleInDark(page);
    await expectFits(page);
  }
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

/** The address of an article of the demo; wrong words at its end lead to the right ones. */
async function pathOfArticle(title: string): Promise<string> {
  const { db } = await house();
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from articles where title ->> 'cs' = ${title}`,
  );
  if (!rows[0]) throw new Error(`the demo has no article ${title}`);
  return `/blog/${rows[0].id}/clanek`;
}

/** A person of the demo content, signed in. */
async function demoPerson(name: "prodejce" | "kupujici"): Promise<Person> {
  const ctx = await house();
  const email = `${name}@kabinet.test`;
  const { rows } = await ctx.db.execute<{ id: string | number; username: string }>(
    sql`select id, username from users where email = ${email}`,
  );
  if (!rows[0]) throw new Error(`the demo has nobody called ${name}`);
  const id = Number(rows[0].id);
  return { id, email, username: rows[0].username, token: await createToken(ctx, id, null) };
}
