import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";

/** The listings that the visitor looked at last (rule VI6). */

const shelf = (page: Page) => page.getByRole("region", { name: "Naposledy prohlížené" });
const names = (page: Page) => shelf(page).getByRole("link");
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("last_viewed_products") ?? "null"));

test("what was looked at is kept, newest first, and shown elsewhere", async ({ page }) => {
  const seller = await makePerson("vystavovatel");
  const first = await makeLotOf(seller, { name: "Viděná 1", slug: "videna-1" });
  const second = await makeLotOf(seller, { name: "Viděná 2", slug: "videna-2" });
  for (const lot of [first, second]) {
    await visit(page, pathOf(lot));
    if (lot === first) await expect(shelf(page)).toBeHidden();
    // The listing is stored a moment after the scripts have taken the page over.
    await expect.poll(async () => (await stored(page))?.cs[0].name).toBe(lot.name);
  }
  await expect(names(page)).toHaveText(["Viděná 1"]);
  expect(Object.keys((await stored(page)).cs[0]).sort()).toEqual([
    "id",
    "image",
    "is_price_sale_active",
    "name",
    "original_price",
    "price",
    "tax_rate",
    "url",
  ]);
  await visit(page, "/");
  await shelf(page).scrollIntoViewIfNeeded();
  await expect(names(page)).toHaveText(["Viděná 2", "Viděná 1"]);
  await expectGoodLooks(page);
});
