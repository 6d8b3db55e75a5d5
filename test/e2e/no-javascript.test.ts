import { expect, test } from "./journey.ts";
import { askAbout, categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, ownWindowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

test.use({ javaScriptEnabled: false });

/** Buttons that neither send a form nor open a native element of the browser, and fields outside any form that can be sent. */
const withoutEffect = [
  'button[type="button"]:not([popovertarget])',
  '[role="button"]',
  ...["select", "input", "textarea"].map((field) => `${field}:not(form *)`),
]
  .map((selector) => `${selector}:not([inert] *):visible`)
  .join();

const shelf = { id: 0, path: "" };

test.beforeAll(async () => {
  shelf.id = await categoryOf("trinidad");
  shelf.path = `/${shelf.id}/trinidad`;
});

test("browsing: from the home page through a category to a bottle", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("ticho"), {
    categoryId: shelf.id,
    name: "Láhev bez skriptů",
    slug: "lahev-bez-skriptu",
    vintage: 1966,
  });
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Hlavní nabídka" })
    .getByRole("link", { name: "Lihoviny" })
    .click();
  await expect(page).toHaveURL("/1/lihoviny");
  await page.goto(shelf.path);
  await page.getByRole("link", { name: "Láhev bez skriptů" }).first().click();
  await expect(page).toHaveURL(pathOf(lot));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Láhev bez skriptů");
  await expect(page.getByRole("region", { name: "Stav" })).toContainText("1966");
  await expect(page.getByRole("region", { name: "Popis" })).toContainText("Láhev ze sbírky");
  await expect(page.getByRole("region", { name: "Přihazování" })).toContainText("500 Kč");
  await expect(page.getByRole("link", { name: "Přihlásit se a přihodit" })).toHaveAttribute(
    "href",
    `/account/index?redirect=${encodeURIComponent(pathOf(lot))}`,
  );
});

test("search finds words without their accents", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("ticho"), {
    name: "Žluťoučký kůň 1955",
    slug: "zlutoucky-kun",
  });
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Hledat na Kabinetu" }).fill("zlutoucky kun");
  await page.getByRole("button", { name: "Hledat" }).first().click();
  await expect(page).toHaveURL("/hledani?q=zlutoucky+kun");
  await expect(page.getByRole("link", { name: lot.name })).toBeVisible();
});

test("sorting, narrowing and turning pages", async ({ page }) => {
  const seller = await makePerson("ticho");
  const categoryId = await categoryOf("guatemala");
  for (let index = 1; index <= 49; index += 1) {
    await makeLotOf(seller, { categoryId, name: `Tichý sud ${index}`, startPriceMinor: index * 1_000_00 });
  }
  await page.goto(`/${categoryId}/guatemala`);
  await page.getByLabel("Řadit").selectOption({ label: "Od nejvyšší ceny" });
  await page.getByRole("button", { name: "Seřadit" }).click();
  await expect(page).toHaveURL(/sort=price_desc/);
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(first).toHaveText("Tichý sud 49");
  await page
    .getByRole("navigation", { name: "Stránkování" })
    .getByRole("link", { name: "Další" })
    .press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(first).toHaveText(/Tichý sud/);
  await page.getByRole("main").getByRole("link", { name: "Ukončené" }).click();
  await page.getByRole("link", { name: "Prodané" }).click();
  await expect(page.getByText("Tady zatím nic není")).toBeVisible();
});

test("messages: from the bell of one's own pages to a conversation, and notices", async ({ browser }) => {
  const seller = await makePerson("odpovida");
  const lot = await makeLotOf(seller, { name: "Tichá láhev", slug: "ticha-lahev" });
  const buyer = await makePerson("pta-se");
  await askAbout(lot, buyer, "Kde láhev ležela?");
  const page = await ownWindowOf(browser, seller);
  await page.goto("/ucet/prehled");
  await page.getByRole("banner").getByRole("link", { name: "Zprávy 1 nová" }).click();
  await expect(page).toHaveURL("/ucet/zpravy");
  await page.getByRole("link", { name: new RegExp(buyer.username) }).click();
  await expect(page.getByRole("log")).toContainText("Kde láhev ležela?");
  expect(await wordsFor(seller, "/en/ucet/upozorneni")).toContain("No notices yet");
});

test("nothing that can be seen on a phone or a desktop waits for a script to do anything", async ({
  page,
}) => {
  const lot = await makeLotOf(await makePerson("ticho"), { categoryId: shelf.id });
  for (const path of ["/", shelf.path, "/hledani", pathOf(lot), "/account/index", "/registrace", "/blog"]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const idle = await page
        .locator(withoutEffect)
        .evaluateAll((found) => found.map((each) => each.outerHTML));
      expect([path, width, idle]).toEqual([path, width, []]);
      if (path === "/") await expect(links).not.toHaveCount(0);
    }
  }
});
