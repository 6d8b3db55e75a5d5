import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";

/** Rows of the specification that need the whole site, named by their section; what needs no browser is in test/spec/. */

const day = 24 * 3_600;

/** A cookie's value and for how many days it is still kept. */
async function cookie(page: Page, name: string) {
  const kept = (await page.context().cookies()).find((each) => each.name === name);
  return kept && [kept.value, Math.round((kept.expires - Date.now() / 1_000) / day)];
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
  test(`2 · ${path} (${english}): ${purpose}`, async ({ request }) => {
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

test("2 · /mimo-provoz (/maintenance): maintenance page, 200 while the house is open", async ({
  request,
}) => {
  for (const path of ["/mimo-provoz", "/maintenance"]) expect((await request.get(path)).status()).toBe(200);
});

const ofAccount = [
  ...["/ucet/prehled", "/account/overview", "/ucet/vase-aukce", "/ucet/aukce", "/ucet/vase-aukce/pridat"],
  ...["/ucet/fakturacni-a-kontaktni-udaje", "/ucet/newslettery", "/uzivatel"],
];
for (const path of ofAccount) {
  test(`2 · ${path}: anonymous users go to the login target, the wanted page is remembered`, async ({
    request,
  }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    const target = new URL(answer.headers().location ?? "", "http://site");
    expect(target.pathname).toMatch(/^(\/en)?\/account\/index$/);
    expect(target.searchParams.get("redirect")).toBe(path);
  });
}

for (const path of [
  ...["/produkty/novinky", "/produkty/akce", "/kosik", "/shrnuti/1/abc", "/ucet/platba"],
  ...["/ucet/overeny-ucet", "/ucet/shrnuti/1/abc", "/ucet/vase-aukce/1/topovat", "/neni-tu"],
]) {
  test(`2 · ${path}: a 404 page until there is something to show; 8 · unknown route`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain("This page could not be found");
  });
}

test("2 · a trailing slash is redirected to the path without it, keeping the query", async ({ request }) => {
  const answer = await request.get("/hledani/?q=rum", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, "/hledani?q=rum"]);
});

test("2 · /{id}/{slug} and /{id}/{category}/{product}: category listing, product detail; a wrong slug leads to the right one", async ({
  request,
}) => {
  const lot = await makeLotOf(await makePerson("radek"), { name: "Řádek 1980", slug: "radek-1980" });
  expect((await request.get(pathOf(lot))).status()).toBe(200);
  const wrong = await request.get(`/${lot.id}/jiny`, { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, pathOf(lot)]);
  expect((await request.get(`/uzivatel/${lot.sellerId}`)).status()).toBe(200);
});

test("2 · logged-in users opening a guest-only page are sent to /; after logout the user goes to /", async ({
  browser,
}) => {
  const window = await windowOf(browser, await makePerson("odhlaseny"));
  await visit(window, "/registrace");
  await expect(window).toHaveURL("/");
  await visit(window, "/ucet/prehled");
  await window
    .getByRole("banner")
    .getByRole("button", { name: /odhlaseny/ })
    .click();
  await window.getByRole("menuitem", { name: "Odhlásit se" }).click();
  await expect(window).toHaveURL("/");
  expect(await cookie(window, "auth._token.local")).toBeUndefined();
});

test("2 · footer: newsletter with its film, two social networks, copyright", async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /Facebook|Instagram/ })).toHaveCount(2);
  await expect(footer.getByText(/© \d{4} Kabinet/)).toBeVisible();
  await expect(footer.locator("video")).toHaveCount(1);
});

test("9 · cookies: locale 365 days", async ({ page }) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "EN" }).click();
  await expect(page).toHaveURL("/en");
  expect(await cookie(page, "locale")).toEqual(["en", 365]);
});

test("9 · cookies: guest-wishlist 14 days; 4 · guests get an anonymous wishlist", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("prani"), { name: "Přání 1979", slug: "prani" });
  await visit(page, pathOf(lot));
  await page
    .getByRole("main")
    .getByRole("button", { name: /Sledovat/ })
    .first()
    .click();
  await expect.poll(async () => (await cookie(page, "guest-wishlist"))?.[1]).toBe(14);
});

test("7 · every request carries a clientUrl header with the site's own address", async ({
  page,
  baseURL,
}) => {
  const asked = page.waitForRequest(/\/api\/subscriber\/categories\//);
  await visit(page, "/");
  await page.getByLabel("Adresa pro novinky").fill("hlavicka@nobody.test");
  await page.getByRole("button", { name: "Vybrat kategorie" }).click();
  expect((await asked).headers().clienturl).toBe(baseURL);
});

test("9 · progress bar: colour #febe98, height 2 px", async ({ page }) => {
  await visit(page, "/");
  const bar = page.locator(".bg-progress").first();
  const look = await bar.evaluate((element) => {
    const { backgroundColor, height } = getComputedStyle(element);
    return [backgroundColor, height];
  });
  expect(look).toEqual(["rgb(254, 190, 152)", "2px"]);
});

test("9 · layout: container 1008 to 1560 px, base font 18 px", async ({ page }) => {
  await visit(page, "/");
  const contentOf = () =>
    page
      .getByRole("banner")
      .locator(".container-page")
      .evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
  await page.setViewportSize({ width: 1104, height: 900 });
  expect(await contentOf()).toBe(1_008);
  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await contentOf()).toBe(1_560);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("18px");
});

test("8 · wishlist failure: a danger alert as a snackbar at the top", async ({ page, troubles }) => {
  troubles.expectStatus(500);
  const lot = await makeLotOf(await makePerson("porucha"), { name: "Porucha 1977", slug: "porucha" });
  await page.route("**/api/wishlist", (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, pathOf(lot));
  await page
    .getByRole("main")
    .getByRole("button", { name: /Sledovat/ })
    .first()
    .click();
  const alert = page.getByText("Seznam sledovaných aukcí se nepodařilo založit.");
  await expect(alert).toBeVisible();
  expect((await alert.boundingBox())?.y).toBeLessThan(200);
});
