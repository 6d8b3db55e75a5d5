import { pragueTime } from "#demo/seeding/prague-time.ts";
import { expect, test } from "./journey.ts";
import { categoryOf, makeLotOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { newVisitor } from "./settled-visitor.ts";

/** Forms and questions that `no-javascript.test.ts` does not try. */

test.use({ javaScriptEnabled: false });

test("filters: the same form narrows the list by its button", async ({ page }) => {
  const seller = await makePerson("filtry");
  const categoryId = await categoryOf("sherry");
  const lot = (name: string, country: string, startPriceMinor: number) =>
    makeLotOf(seller, { categoryId, name, country, startPriceMinor });
  await lot("Sherry první", "Španělsko", 1_000_00);
  await lot("Sherry druhé", "Španělsko", 9_000_00);
  await lot("Sherry třetí", "Jihoafrická republika", 1_200_00);
  await page.goto(`/${categoryId}/sherry`);
  await page.getByText("Země", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Španělsko" }).check();
  await page.getByLabel("Do", { exact: true }).fill("1 500");
  await page.getByRole("button", { name: "Ukázat výsledky" }).click();
  await expect(page.getByRole("heading", { name: "Sherry první" })).toBeVisible();
  for (const name of ["Sherry druhé", "Sherry třetí"]) await expect(page.getByRole("heading", { name })).toHaveCount(0);
});

test("the calendar: days, categories and orders are chosen, times jumped to, the header leads to both", async ({
  page,
}) => {
  const endsAt = pragueTime(new Date(), 4, 12, 0);
  const times = { endsAt, plannedEndsAt: endsAt, startPriceMinor: 80_00 };
  const lot = await makeLotOf(await makePerson("kalendar"), {
    ...times,
    categoryId: await categoryOf("panama"),
  });
  const category = await categoryOf("rum");
  await page.goto("/");
  const header = page.getByRole("navigation", { name: "Hlavní nabídka" });
  await header.getByRole("link", { name: "Denní aukce" }).click();
  await page.getByLabel("Obor").selectOption(String(category));
  await page.getByLabel("Řadit").selectOption({ label: "Od nejnižší ceny" });
  await page.getByRole("button", { name: "Použít" }).click();
  await expect(page).toHaveURL(new RegExp(`category=${category}&sort=price_asc`));
  await expect(page.getByRole("heading", { name: "Končí zítra" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(lot.name);
  await header.getByRole("link", { name: "Měsíční aukce" }).click();
  await page.getByRole("navigation", { name: "Časy uzavření" }).getByRole("link", { name: /Víno/ }).click();
  await expect(page).toHaveURL(/#g\d$/);
});

test.describe("for somebody new", () => {
  test.use({ storageState: newVisitor });
  test("nothing asks and nothing stands in the way", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("form", { name: "Cookies" })).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Nastavení cookies" })).toBeHidden();
  });
});
