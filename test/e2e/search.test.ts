import type { Locator } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { addPictureTo, categoryOf, makeLotOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { cookies, settled } from "./settled-visitor.ts";

async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It has no place");
  return box;
}

test.describe("with the banner at the top", () => {
  const withBanner = Object.fromEntries(Object.entries(settled).filter(([name]) => name !== "top-banner"));
  test.use({ storageState: { cookies: cookies("localhost", withBanner), origins: [] } });

  test("a category shows goods by 400 px below it, filters first, siblings folded, and keeps the side in view; 24 cards a page", async ({
    page,
  }) => {
    const id = await categoryOf("barbados");
    const seller = await makePerson("police");
    for (let made = 0; made < 26; made++)
      await makeLotOf(seller, { categoryId: id, name: `Polička ${made}`, country: "Barbados" });
    await visit(page, `/${id}/barbados`);
    const cards = page.getByRole("main").locator("article, li:has(h2)");
    await expect(cards).toHaveCount(24);
    expect((await boxOf(cards.first())).y).toBeLessThanOrEqual(400);
    await expect(page.getByRole("navigation", { name: /strán/i })).toBeVisible();

    const price = page.getByRole("group", { name: "Cena" });
    const tree = page.getByRole("navigation", { name: "Kategorie" });
    expect((await boxOf(tree)).y).toBeLessThan(400);
    expect((await boxOf(tree)).y).toBeLessThan((await boxOf(price)).y);
    await expect(tree.getByRole("link", { name: /^Barbados/ })).toHaveAttribute("aria-current", "page");
    await expect(tree.getByRole("link", { name: /^Karibský rum/ })).toBeVisible();
    await expect(tree.getByRole("link", { name: /^Jamajka/ })).toBeHidden();
    await tree.locator("summary").first().click();
    await expect(tree.getByRole("link", { name: /^Jamajka/ })).toBeVisible();

    await page.evaluate(() => window.scrollTo({ top: 1_600, behavior: "instant" }));
    await expect(tree).toBeInViewport();
  });
});

test("a suggested listing stands with its picture and its price; words that find nothing lead to what has some of them, and to a feed that tells of new ones", async ({
  page,
}) => {
  const seller = await makePerson("navrhy");
  const lot = await makeLotOf(seller, { name: "Kormidelník Zkušební 12 let", startPriceMinor: 4_321_00 });
  await addPictureTo(lot);
  await visit(page, "/");
  const search = page.getByRole("banner").getByLabel("Hledat na Kabinetu");
  await search.pressSequentially("kormidelník 0,7");
  const option = page.getByRole("listbox", { name: "Návrhy" }).getByRole("option", { name: /Kormidelník/ });
  await expect(option).toContainText(/4\s321\sKč/);
  await expect(option.locator("img")).toBeVisible();

  await makeLotOf(seller, { name: "Plavčík Zkušební", volumeMl: 700 });
  await search.fill("plavčík 0,5 l");
  await search.press("Enter");
  await expect(page.getByRole("heading", { name: "Tady zatím nic není" })).toBeVisible();
  const near = page.getByRole("region", { name: "Nejblíž tomu jsou" });
  await expect(near.getByRole("heading", { name: "Plavčík Zkušební" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Odebírat toto hledání" })).toHaveAttribute(
    "href",
    /^\/atom\?lang=cs&q=plav/,
  );
  await near.getByRole("link", { name: "plavcik" }).click();
  await expect(page).toHaveURL(/q=plavcik$/);
  await expect(page.getByRole("heading", { name: "Plavčík Zkušební" })).toBeVisible();
});
