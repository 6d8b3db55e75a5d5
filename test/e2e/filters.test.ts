import type { Page } from "playwright-core";
import { expect, test } from "./journey.ts";
import { categoryOf, makeLotOf } from "./lots.ts";
import { makePerson } from "./people.ts";

const shelf = { id: 0, path: "" };

test.beforeAll(async () => {
  shelf.id = await categoryOf("portske");
  shelf.path = `/${shelf.id}/portske`;
  const seller = await makePerson("filtry");
  const lot = (name: string, country: string, startPriceMinor: number) =>
    makeLotOf(seller, { categoryId: shelf.id, name, country, startPriceMinor });
  await lot("Portské první", "Portugalsko", 1_000_00);
  await lot("Portské druhé", "Portugalsko", 9_000_00);
  await lot("Portské třetí", "Jihoafrická republika", 2_000_00);
});

async function choose(page: Page, country: string, priceTo: string) {
  await page.goto(shelf.path);
  await page.getByText("Filtry", { exact: true }).click();
  await page.getByRole("checkbox", { name: country }).check();
  await page.getByLabel("Do", { exact: true }).fill(priceTo);
  await page.getByRole("button", { name: "Ukázat výsledky" }).click();
  await expect(page.getByRole("heading", { name: "Portské první" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Portské druhé" })).toHaveCount(0);
}

test("filters narrow a list, stay in its address, are taken back one by one, and going back undoes them", async ({
  page,
}) => {
  await choose(page, "Portugalsko", "1 500 Kč");
  const chosen = page.getByRole("list", { name: "Vybrané filtry" });
  await expect(chosen.getByRole("link", { name: "do 1 500 Kč" })).toBeVisible();
  await chosen.getByRole("link", { name: "do 1 500 Kč" }).click();
  await expect(page.getByRole("heading", { name: "Portské druhé" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Portské třetí" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Portské druhé" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Portské druhé" })).toHaveCount(0);
  await page.getByRole("link", { name: "Zrušit filtry" }).first().click();
  await expect(page.getByRole("heading", { name: "Portské třetí" })).toBeVisible();
});

test("a price the wrong way round is swapped and said; a page too far leads back", async ({ page }) => {
  await page.goto(`${shelf.path}?priceFrom=1500&priceTo=500`);
  await expect(page.getByText("prohodili jsme je")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Portské první" })).toBeVisible();
  await page.goto(`${shelf.path}?page=99999`);
  await expect(page.getByRole("heading", { name: "Tak daleko seznam nesahá" })).toBeVisible();
  await page.getByRole("link", { name: "Na stránku 1" }).click();
  await expect(page.getByRole("heading", { name: "Portské první" })).toBeVisible();
});

test("a slip of the pen is understood and told", async ({ page }) => {
  await makeLotOf(await makePerson("filtry"), { name: "Velkolosinský absint" });
  await page.goto("/hledani?q=velkolosynsky");
  await expect(page.getByText("výsledky pro „velkolosinsky“")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Velkolosinský absint" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the same form narrows the list", async ({ page }) => {
    await choose(page, "Portugalsko", "1 500");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test("filters are a sheet, which Escape closes", async ({ page }) => {
    await page.goto(shelf.path);
    const summary = page.locator("summary").filter({ hasText: "Filtry" });
    await summary.click();
    await expect(page.getByRole("button", { name: "Ukázat výsledky" })).toBeInViewport();
    // The sheet opens before the scripts have come; Escape closes it from then on.
    await expect(async () => {
      await page.getByRole("checkbox", { name: "Portugalsko" }).press("Escape");
      await expect(page.getByRole("button", { name: "Ukázat výsledky" })).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(summary).toBeFocused();
  });
});
