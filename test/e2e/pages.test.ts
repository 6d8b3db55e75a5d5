import type { Page } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, isThorough } from "./looks.ts";
import { addComingPicturesTo, categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";

/** Thirty lots in one category, and a lot by itself. */
let shelf = { id: 0, slug: "" };
let lot = { id: 0, slug: "", sellerId: 0 };

test.beforeAll(async () => {
  const seller = await makePerson("sklepmistr");
  const categoryId = await categoryOf("trinidad");
  // After a failure a new worker must not store them twice.
  const { db } = await serverContext();
  const { rowCount } = await db.execute(
    sql`select from listings where category_id = ${categoryId} and name like 'Šestiletý sud%'`,
  );
  for (let index = (rowCount ?? 0) + 1; index <= 30; index += 1) {
    await makeLotOf(seller, { categoryId, name: `Šestiletý sud ${index}`, startPriceMinor: index * 100_00 });
  }
  shelf = { id: categoryId, slug: "trinidad" };
  lot = await makeLotOf(seller, {
    name: "Pětadvacetiletá edice",
    slug: "petadvacetileta",
    reserveMinor: 2_000_00,
  });
});

test("the steps of a new listing are accessible and fit every screen", async ({ browser }) => {
  const page = await windowOf(browser, await makePerson("pise"));
  await visit(page, "/ucet/vase-aukce/pridat");
  const steps = page.getByRole("navigation", { name: "Kroky" });
  for (const step of ["Stav a popis", "Fotografie", "Cena a způsob prodeje", "Souhrn"]) {
    await steps.getByRole("button", { name: step }).click();
    await expect(page.getByRole("heading", { level: 2, name: step })).toBeVisible();
    await expectGoodLooks(page);
  }
});

test("neither an endless word in a name nor pictures that are not there yet widen a page", async ({
  page,
  browser,
}) => {
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
  await addComingPicturesTo(endless, 3);
  const paths = [pathOf(endless), `/hledani?q=${encodeURIComponent(name)}`, ...(isThorough ? ["/"] : [])];
  for (const path of paths) {
    // A finished page is kept for some seconds, so the lot may appear only then.
    await expect(async () => {
      await visit(page, path);
      await expect(page.getByText(/^nedeliminuj/).first()).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await expectGoodLooks(page);
  }
  const draft = await makeLotOf(seller, { status: "draft", name, slug: "nedeliminujici-koncept" });
  const own = await windowOf(browser, seller);
  await visit(own, `/ucet/vase-aukce/${draft.id}/upravit`);
  await expectGoodLooks(own);
  const steps = await own.getByRole("navigation", { name: "Kroky" }).boundingBox();
  const note = await own.getByRole("navigation", { name: "Kroky" }).getByText(name.slice(0, 20)).boundingBox();
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual((steps?.x ?? 0) + (steps?.width ?? 0) + 1);
});

test("the language switch of an item keeps the query; beside it nothing passes over the seller, however high the window", async ({
  page,
}) => {
  await visit(page, `/en${pathOf(lot)}?from=mail`);
  await languages(page).getByRole("link", { name: /CS/ }).click();
  await expect(page).toHaveURL(`${pathOf(lot)}?from=mail`);
  const boxOf = async (name: string) => {
    const box = await page.getByRole("region", { name }).boundingBox();
    if (!box) throw new Error(`${name} is not shown`);
    return box;
  };
  for (const height of [660, 1100]) {
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

test("404 is a page in the address's language, accessible", async ({ page, troubles }) => {
  troubles.expectStatus(404);
  for (const [path, lang] of [
    ["/en/there/is/no/such/page", "en"],
    ["/%ff", "cs"],
  ] as const) {
    const answer = await answerFor(null, path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 404]);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain("This page could not be found");
  }
  await visit(page, "/takova-stranka/tu/neni/a/nebude");
  await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  await expect(page.getByText("This page could not be found")).toBeVisible();
  await expectGoodLooks(page);
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
  // Where it would end right at the edge of the screen the row's fade lies over its last syllable.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/ucet/aukce");
  await expect
    .poll(async () => {
      const box = await current.boundingBox();
      return box && box.x + box.width;
    })
    .toBeLessThanOrEqual(390 - 20);
  await page.setViewportSize({ width: 360, height: 800 });
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Registrace" })).toHaveCount(0);
  // Its menu is folded there.
  await expect(footer.getByRole("link", { name: "Přidat aukci" })).toBeHidden();
  await footer.getByRole("button", { name: "Prodávat" }).click();
  await expect(footer.getByRole("link", { name: "Přidat aukci" })).toBeVisible();
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
  // Any document of the site: pages and feeds are read there as the browser parses them.
  await page.goto("/robots.txt");
  for (const path of [`/${shelf.id}/${shelf.slug}`, `/en/${shelf.id}/${shelf.slug}`, "/hledani?q=%26+sud"]) {
    const address = (await linksIn(page, path))["alternate application/atom+xml"] ?? "";
    const feed = await page.evaluate(async (href) => {
      const xml = new DOMParser().parseFromString(await (await fetch(href)).text(), "application/xml");
      const of = (parent: Element, name: string) => [...parent.children].filter(({ localName }) => localName === name);
      const text = (parent: Element, name: string) => of(parent, name)[0]?.textContent ?? "";
      const root = xml.documentElement;
      return {
        kind: [root.namespaceURI, root.localName],
        self: of(root, "link")
          .find((each) => each.getAttribute("rel") === "self")
          ?.getAttribute("href"),
        reported: [text(root, "id"), text(root, "title"), text(root, "updated")],
        entries: of(root, "entry").map((entry) => ({
          id: text(entry, "id"),
          reported: [text(entry, "title"), of(entry, "link")[0]?.getAttribute("href") ?? "", text(entry, "summary")],
          updated: text(entry, "updated"),
        })),
      };
    }, address);
    expect(feed.kind).toEqual(["http://www.w3.org/2005/Atom", "feed"]);
    expect(feed.self).toBe(new URL(address, page.url()).href);
    expect(feed.reported).not.toContain("");
    expect(feed.entries.length).toBeGreaterThan(0);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);
    expect(feed.entries.flatMap(({ reported }) => reported)).not.toContain("");
    const times = feed.entries.map(({ updated }) => Date.parse(updated));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  }
});

test("a public page names its canonical address and its twin in the other language", async ({ page }) => {
  await page.goto("/robots.txt");
  const { origin } = new URL(page.url());
  for (const [cs, en] of [
    ["/", "/en"],
    [`/${shelf.id}/${shelf.slug}`, `/en/${shelf.id}/${shelf.slug}`],
    [pathOf(lot), `/en${pathOf(lot)}`],
    ["/registrace", "/register"],
  ] as const) {
    for (const path of [cs, en]) {
      expect(await linksIn(page, path)).toMatchObject({
        canonical: origin + path,
        "alternate cs": origin + cs,
        "alternate en": origin + en,
        "alternate x-default": origin + cs,
      });
    }
  }
});

test("a shelf sorts, narrows, turns pages and remembers them in the address; going on moves the page to its top, or to the place that an address names", async ({
  page,
}) => {
  await visit(page, `/${shelf.id}/${shelf.slug}`);
  await page.getByLabel("Řadit").selectOption({ label: "Od nejvyšší ceny" });
  await expect(page).toHaveURL(/sort=price_desc/);
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(names.first()).toHaveText("Šestiletý sud 30");
  await page.getByLabel("Od", { exact: true }).fill("6 000 Kč");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Tady zatím nic není")).toBeVisible();
  await page.getByRole("link", { name: "Zrušit filtry" }).first().click();
  await page.getByRole("navigation", { name: "Stránkování" }).getByRole("link", { name: "2" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/sort=price_desc/);
  const current = page.getByRole("navigation", { name: "Stránkování" }).locator("[aria-current=page]");
  await expect(current).toContainText("2");
  await expect(names.first()).toHaveText("Šestiletý sud 6");
  await page.goBack();
  await expect(names.first()).toHaveText("Šestiletý sud 30");

  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await names.nth(8).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Popis" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await visit(page, "/blog#newsletter-title");
  await expect(page.getByRole("heading", { name: "Novinky" }).first()).toBeInViewport();
});

test("markup in what is sought stays text, and the language switch keeps it with the rest of the query", async ({
  page,
}) => {
  page.on("dialog", () => expect("a script").toBe("never run"));
  const words = `"><img src=x onerror=alert(1)></title><b>tučně</b><script>alert(1)</script>`;
  await visit(page, `/hledani?q=${encodeURIComponent(words)}&sort=price_desc`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hledání: ${words}`);
  await expect(page.getByRole("searchbox").first()).toHaveValue(words);
  await expect(page.locator("main b, main img[src='x']")).toHaveCount(0);
  await languages(page).getByRole("link", { name: /EN/ }).click();
  await expect(page).toHaveURL(/\/search\?/);
  expect([...new URL(page.url()).searchParams]).toEqual([
    ["q", words],
    ["sort", "price_desc"],
  ]);
});

/** The links to the same page in the other language. */
function languages(page: Page) {
  return page.getByRole("navigation", { name: /Jazyk|Language/ }).first();
}

/** Where the links at the head of a page lead, by what they say of it, without a visit to it. */
function linksIn(page: Page, path: string): Promise<Record<string, string>> {
  return page.evaluate(async (address) => {
    const html = new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
    const of = (link: Element) =>
      ["rel", "hreflang", "type"].map((name) => link.getAttribute(name) ?? "").filter(Boolean);
    const links = [...html.head.querySelectorAll("link[href]")];
    return Object.fromEntries(links.map((link) => [of(link).join(" "), link.getAttribute("href") ?? ""]));
  }, path);
}
