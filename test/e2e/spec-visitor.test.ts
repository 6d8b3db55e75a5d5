import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { isThorough } from "./looks.ts";
import { askAbout, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, testPassword, windowOf } from "./people.ts";

/** Promised pages, texts and constants that need a browser; all others are in test/spec/. */

const day = 24 * 3_600;

declare global {
  interface Window {
    /** The requests of the page, with their times. */
    asked: [url: string, at: number][];
  }
}

/** The value of a cookie and its remaining life in days. */
async function cookie(page: Page, name: string) {
  const stored = (await page.context().cookies()).find((each) => each.name === name);
  return stored && [stored.value, Math.round((stored.expires - Date.now() / 1_000) / day)];
}

const open: readonly (readonly [path: string, english: string, purpose: string])[] = [
  ["/", "/en", "home"],
  ["/blog", "/en/blog", "blog list"],
  ["/info/1/obchodni-podminky", "/en/info/1/terms", "terms"],
  ["/info/2/gdpr", "/en/info/2/gdpr", "privacy policy"],
  ["/denni-aukce", "/en/denni-aukce", "daily auctions"],
  ["/mesicni-aukce", "/en/mesicni-aukce", "monthly auctions"],
  ["/hledani?q=rum", "/search?q=rum", "search, query parameter q"],
  ["/dokumenty", "/en/dokumenty", "documents"],
  ["/registrace", "/register", "registration"],
  ["/ucet/registrace", "/account/register", "registration inside the account area"],
  ["/registrace/dekujeme", "/register/welcome", "welcome after registration"],
  ["/obnova-hesla", "/reset-password", "password reset request"],
  ["/login", "/en/login", "authentication callback page"],
];
for (const [path, english, purpose] of open) {
  test(`${path} (${english}): ${purpose}`, async ({ request }) => {
    for (const [each, lang] of [
      [path, "cs"],
      [english, "en"],
    ] as const) {
      const answer = await request.get(each);
      expect([each, answer.status()]).toEqual([each, 200]);
      expect(await answer.text()).toContain(`<html lang="${lang}"`);
    }
  });
}

test("/mimo-provoz (/maintenance): maintenance page, 200 while the site is open", async ({ request }) => {
  for (const path of ["/mimo-provoz", "/maintenance"]) expect((await request.get(path)).status()).toBe(200);
});

const ofAccount = [
  ...[
    "/ucet/zpravy",
    "/account/messages",
    "/ucet/prehled",
    "/account/overview",
    "/ucet/vase-aukce",
    "/ucet/aukce",
    "/ucet/vase-aukce/pridat",
  ],
  "/ucet/fakturacni-a-kontaktni-udaje",
  "/ucet/newslettery",
  "/uzivatel",
];
for (const path of ofAccount) {
  test(`${path}: anonymous users go to the login target, the wanted page is remembered`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const target = new URL(answer.headers().location ?? "", "http://site");
    expect(target.pathname).toMatch(/^(\/en)?\/account\/index$/);
    expect(target.searchParams.get("redirect")).toBe(path);
  });
}

test("/ucet/sledovane-aukce (/account/watch): opens for everybody, with what this browser watches", async ({
  request,
}) => {
  for (const path of ["/ucet/sledovane-aukce", "/account/watch"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test("/shrnuti/:id/:hash: an order for whoever holds its address; without the hash it is missing", async ({
  request,
}) => {
  expect((await request.get(`/shrnuti/1/${"A".repeat(22)}`)).status()).toBe(404);
  expect((await request.get("/summary/1/abc")).status()).toBe(404);
});

test("unknown route: a 404 page", async ({ request }) => {
  const answer = await request.get("/neni-tu");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("This page could not be found");
});

test("/kosik (/cart): the cart, a guest's too", async ({ request }) => {
  expect(await (await request.get("/kosik")).text()).toContain("Košík je prázdný");
  expect(await (await request.get("/cart")).text()).toContain("Your cart is empty");
});

test("a trailing slash is redirected to the path without it, keeping the query", async ({ request }) => {
  const answer = await request.get("/hledani/?q=rum", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/hledani?q=rum"]);
});

test("PA1: /{id}/{slug} and /{id}/{category}/{product}: category listing, product detail; a wrong slug leads to the right one", async ({
  request,
}) => {
  const lot = await makeLotOf(await makePerson("radek"), { name: "Řádek 1980", slug: "radek-1980" });
  expect((await request.get(pathOf(lot))).status()).toBe(200);
  const wrong = await request.get(`/${lot.id}/jiny`, { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, pathOf(lot)]);
  expect((await request.get(`/uzivatel/${lot.sellerId}`)).status()).toBe(200);
});

test("account dropdown: every page of the account, and what is new", async ({ browser }) => {
  const seller = await makePerson("doma");
  const page = await windowOf(browser, seller);
  await askAbout(await makeLotOf(seller), await makePerson("pta-se"), "Kde láhev ležela?");
  await visit(page, "/blog");
  const account = page.getByRole("banner").getByRole("button", { name: /doma/ });
  await account.click();
  const entries = page.getByRole("menuitem");
  await expect(entries.first()).toBeVisible();
  expect((await entries.allTextContents()).map((text) => text.replace(/\d.*/, "").replaceAll("\u00a0", " "))).toEqual([
    "Přidat aukci",
    "Přehled",
    "Vaše aukce",
    "Aukce, kde přihazujete",
    "Sledované aukce",
    "Hlídání",
    "Nabídky",
    "Zprávy",
    "Obchody",
    "Platby",
    "Poukazy",
    "Kontaktní údaje",
    "Ověření účtu a věku",
    "Nastavení upozornění",
    "Newslettery",
    "Odhlásit se",
  ]);
  await expect(page.getByRole("menuitem", { name: /^Vaše aukce/ })).toContainText("1");
  await expect(page.getByRole("menuitem", { name: /^Zprávy/ })).toContainText("1 nová z 1");
});

test.describe("with a clock of its own", () => {
  test.use({ ownWindow: true });

  test("login: the token in local storage and in a cookie with path /, wishlist and counts follow; counts are asked for every 10 s; logout: its failure is ignored, token and user are gone, the wishlist is read anew, the user goes to /", async ({
    page,
    troubles,
  }) => {
    troubles.expectStatus(500);
    const person = await makePerson("prihlasi");
    const lot = await makeLotOf(await makePerson("prodava"), { name: "Hlídaná 1981", slug: "hlidana" });
    // Times are those of the page's own clock, which stands still below.
    await page.addInitScript(() => {
      window.asked = [];
      const { fetch } = window;
      window.fetch = (input, init) => {
        window.asked.push([String(input), Date.now()]);
        return fetch(input, init);
      };
    });
    await page.clock.install();
    await visit(page, pathOf(lot));
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Sledovat", exact: true }).click();
    await expect.poll(async () => (await cookie(page, "guest-wishlist"))?.[1]).toBe(14);

    await page.getByRole("banner").getByRole("link", { name: "Přihlásit se" }).click();
    const dialog = page.getByRole("dialog", { name: "Přihlášení" });
    await dialog.getByLabel("E-mail").fill(person.email);
    await dialog.getByLabel("Heslo", { exact: true }).fill(testPassword);
    await dialog.getByRole("button", { name: "Přihlásit se" }).click();
    const account = page.getByRole("banner").getByRole("button", { name: /prihlasi/ });
    await expect(account).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem("auth._token.local"));
    const stored = (await page.context().cookies()).find(({ name }) => name === "auth._token.local");
    expect([stored?.value, stored?.path]).toEqual([token, "/"]);
    await expect(main.getByRole("button", { name: "Sledujete" })).toBeVisible();
    await expect.poll(() => cookie(page, "guest-wishlist")).toBeUndefined();

    await page.clock.pauseAt(Date.now() + 60_000);
    const from = await page.evaluate(() => Date.now());
    await page.clock.runFor(30_000);
    const asked = await page.evaluate(() => window.asked);
    const times = asked.flatMap(([url, at]) => (url === "/api/me/session" && at > from ? [at] : []));
    // The page may ask for other reasons too, such as a restored connection.
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.some((at) => times.includes(at + 10_000) && times.includes(at + 20_000))).toBe(true);
    await page.clock.resume();

    await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, json: {} }));
    await account.click();
    await page.getByRole("menuitem", { name: "Odhlásit se" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toBeVisible();
    expect(await cookie(page, "auth._token.local")).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem("auth._token.local"))).toBeNull();
    // The page from before the watching may be shown for a few seconds more, as every finished page.
    const watch = main.getByRole("button", { name: /^Sledovat, zatím/ });
    await expect(async () => {
      await visit(page, pathOf(lot));
      await expect(watch).toHaveAttribute("aria-pressed", "false", { timeout: 1_000 });
    }).toPass();
  });
});

test("product detail: price, seller with its number of listings, watching and bidding, similar items", async ({
  request,
}) => {
  const seller = await makePerson("detail");
  const lot = await makeLotOf(seller, { name: "Detailní 1974", slug: "detailni" });
  await makeLotOf(seller, { name: "Podobná 1975", slug: "podobna" });
  const shown = (await (await request.get(pathOf(lot))).text()).replaceAll("\u00a0", " ");
  for (const part of ["500 Kč", seller.username, "2 inzeráty", "Sledovat", "Přihlásit se a přihodit", "Podobná 1975"])
    expect(shown).toContain(part);
});

test("phone prefixes: eleven countries and an empty one", async () => {
  const answer = await answerFor(await makePerson("predvolby"), "/ucet/fakturacni-a-kontaktni-udaje");
  const [, options = ""] = /<select[^>]*name="prefix"[^>]*>(.*?)<\/select>/s.exec(await answer.text()) ?? [];
  expect([...options.matchAll(/<option[^>]* value="([^"]*)"/g)].map(([, value]) => value)).toEqual([
    "+420",
    "+421",
    "+49",
    "+44",
    "+36",
    "+43",
    "+48",
    "+33",
    "+40",
    "+386",
    "+385",
    "",
  ]);
});

test("every request of the API carries a clientUrl header with the site's own address, and asks for JSON or text", async ({
  browser,
  baseURL,
}) => {
  const page = await windowOf(browser, await makePerson("hlavicky"));
  const asked: { operation: string; clientUrl: string | undefined; accept: string | undefined }[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/") || request.resourceType() === "eventsource") return;
    const { clienturl: clientUrl, accept } = request.headers();
    asked.push({ operation: `${request.method()} ${pathname.replace(/\d+/g, "{id}")}`, clientUrl, accept });
  });
  await visit(page, "/dokumenty");
  const ofFramework = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(".data"));
  await page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link", { name: "Denní aukce" }).click();
  expect((await ofFramework).headers().clienturl).toBe(baseURL);
  await page.getByRole("main").getByRole("button", { name: /^Sled/ }).first().click();
  await page.getByLabel("Adresa pro novinky").fill("hlavicka@nobody.test");
  await page.getByRole("button", { name: "Vybrat kategorie" }).click();
  const operations = () => new Set(asked.map(({ operation }) => operation)).size;
  await expect.poll(operations).toBeGreaterThanOrEqual(4);
  for (const { operation, clientUrl, accept } of asked)
    expect([operation, clientUrl, accept]).toEqual([
      operation,
      baseURL,
      expect.stringMatching(/application\/json|text\//),
    ]);
});

const bar = (page: Page) => page.locator("div.fixed.top-0 > .origin-left").first();

test("frame: theme colours blue-grey, dark teal, gold and warm off-white; container 1008 to 1560 px, base font 18 px; footer with newsletter and its film, two social networks, copyright; the cookie of the language for 365 days", async ({
  page,
}) => {
  await visit(page, "/dokumenty");
  const main = page.getByRole("main");
  await expect(main.locator("a svg").first()).toHaveCSS("color", "rgb(95, 116, 130)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(250, 246, 238)");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Přidat aukci" })).toHaveCSS("background-color", "rgb(18, 56, 61)");
  const current = header.getByRole("navigation", { name: "Jazyk" }).getByText("CS", { exact: true });
  await expect(current).toHaveCSS("border-bottom-color", "rgb(166, 124, 46)");

  const contentOf = () =>
    header.locator(".container-page").evaluate((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
  const widths = [
    [1_028, 1_008],
    [1_104, 1_008],
    [1_580, 1_484],
    [1_796, 1_560],
    [1_920, 1_560],
    [1_260, 1_164],
  ] as const;
  for (const [width, content] of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, Math.round(await contentOf())]).toEqual([width, content]);
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("18px");

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /Facebook|Instagram/ })).toHaveCount(2);
  await expect(footer.getByText(/© \d{4} Kabinet/)).toBeVisible();
  // Only where one browses.
  await expect(footer.locator("video")).toHaveCount(0);
  const [home = ""] = /<footer.*<\/footer>/s.exec(await (await page.request.get("/")).text()) ?? [];
  expect(home.match(/<video/g)).toHaveLength(1);

  await header.getByRole("link", { name: "EN" }).click();
  await expect(page).toHaveURL("/en/dokumenty");
  expect(await cookie(page, "locale")).toEqual(["en", 365]);
});

const breakpoints: readonly (readonly [path: string, widths: Readonly<Record<string, number>>])[] = [
  ["/", { tablet: 768, desktop: 1_028, ...(isThorough && { wide: 1_260 }) }],
  ...(isThorough
    ? ([
        ["/info/2/gdpr", { fullhd: 1_580 }],
        ["/hledani", { ultra: 1_796 }],
      ] as const)
    : []),
];
for (const [path, widths] of breakpoints) {
  const listed = Object.entries(widths).map(([name, width]) => `${name} at ${width} px`);
  test(`layout: ${path} changes ${listed.join(", ")}`, async ({ page }) => {
    await visit(page, path);
    const at = async (pixels: number) => {
      await page.setViewportSize({ width: pixels, height: 900 });
      return page.getByRole("main").evaluate((main) =>
        [main, ...main.querySelectorAll("*")]
          .map((element) => {
            const { display, gridTemplateColumns, gridColumnStart } = getComputedStyle(element);
            return `${display} ${gridTemplateColumns.split(" ").length} ${gridColumnStart}`;
          })
          .join("\n"),
      );
    };
    for (const width of Object.values(widths)) {
      const [below, from] = [await at(width - 1), await at(width)];
      expect(from === below, `${width - 1} px and ${width} px`).toBe(false);
      if (!isThorough) continue;
      expect((await at(width - 20)) === below, `as ${width - 20} px`).toBe(true);
      expect((await at(width + 20)) === from, `as ${width + 20} px`).toBe(true);
    }
  });
}

test("wishlist failure: an alert at the top, 350 to 600 px wide; the bar turns red, the page stays usable", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(500);
  const lot = await makeLotOf(await makePerson("porucha"), { name: "Porucha 1977", slug: "porucha" });
  const heart = page.getByRole("main").getByRole("button", { name: /^Sled/ }).first();
  const fail = (url: string) => page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  const alertOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const widthOf = async (text: string) => (await alertOf(text).boundingBox())?.width;
  await visit(page, pathOf(lot));

  const create = "Seznam sledovaných aukcí se nepodařilo založit.";
  await fail("**/api/wishlist");
  await heart.click();
  await expect(bar(page)).toHaveCSS("background-color", "rgb(163, 53, 44)");
  await expect(bar(page)).toHaveCSS("opacity", "1");
  await expect(alertOf(create)).toBeVisible();
  expect((await alertOf(create).boundingBox())?.y).toBeLessThan(200);
  await expect.poll(() => widthOf(create)).toBe(600);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => widthOf(create)).toBe(350);
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await page.unroute("**/api/wishlist");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("the progress bar shows while a page is on its way; its colour #febe98, height 2 px; red when the page fails, which says so and leads back", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(500);
  await visit(page, "/blog");
  await expect(bar(page)).toHaveCSS("opacity", "0");
  await page.route("**/denni-aukce.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("link", { name: "Denní aukce" }).first().click();
  await expect(page.getByText("Omlouváme se, ale nastala chyba.")).toBeVisible();
  await expect(bar(page)).toHaveCSS("background-color", "rgb(163, 53, 44)");
  // The page of an error has its parts that need scripts, too.
  await expect(page.getByRole("button", { name: "Nastavení cookies" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Zkusit znovu" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Zpět na úvod" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.unroute("**/denni-aukce.data*");
  const waiting = Promise.withResolvers<void>();
  await page.route("**/denni-aukce.data*", async (route) => {
    await waiting.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: "Denní aukce" }).first().click();
  await expect(bar(page)).toHaveCSS("opacity", "1");
  await expect(bar(page)).toHaveCSS("background-color", "rgb(254, 190, 152)");
  await expect(bar(page)).toHaveCSS("height", "2px");
  waiting.resolve();
  await expect(page).toHaveURL("/denni-aukce");
  await expect(bar(page)).toHaveCSS("opacity", "0");
});
