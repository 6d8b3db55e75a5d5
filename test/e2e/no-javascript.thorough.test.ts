import { expect, test } from "./journey.ts";
import { askAbout, categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, ownWindowOf } from "./people.ts";
import { expectEffects } from "./without-effect.ts";
import { wordsFor } from "./without-window.ts";

test.use({ javaScriptEnabled: false });

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
  await page.getByRole("navigation", { name: "Stránkování" }).getByRole("link", { name: "Další" }).press("Enter");
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
  expect(await wordsFor(seller, "/en/ucet/upozorneni")).toContain("No notifications yet");
});

test("nothing that can be seen on a phone or a desktop waits for a script to do anything", async ({ page }) => {
  const categoryId = await categoryOf("trinidad");
  const lot = await makeLotOf(await makePerson("ticho"), { categoryId });
  for (const path of [
    "/",
    `/${categoryId}/trinidad`,
    "/hledani",
    pathOf(lot),
    "/account/index",
    "/registrace",
    "/blog",
  ]) {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link");
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectEffects(page);
      if (path === "/") await expect(links).not.toHaveCount(0);
    }
  }
});

test("the heart leads to signing in, and back to the page", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("prodava"));
  await page.goto(pathOf(lot));
  await page.getByRole("button", { name: "Sledovat", exact: true }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get("redirect") === pathOf(lot));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
