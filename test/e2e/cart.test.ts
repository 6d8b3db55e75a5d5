import type { Page } from "@playwright/test";
import { vouchers } from "#server/features/vouchers/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, testPassword } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { putInCart, putInGuestsCart } from "./shopping.ts";

/** The cart of goods from stock, of the demo's operator. */

test("a guest puts goods in, changes how many, takes one out and back, and finds it all after a reload", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const block = await putInCart(page, "Glen+Corrach");
  await expect(block.getByRole("status")).toContainText("V košíku máte 1 kus");
  await expect(page.getByRole("banner").getByRole("link", { name: /Košík/ })).toContainText("1");
  await block.getByRole("link", { name: "Přejít do košíku" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Košík");
  const sum = page.getByRole("region", { name: "Souhrn" });
  await expect(sum.getByRole("heading", { level: 2 })).toHaveText("Souhrn");
  await expect(sum).toContainText("1 090 Kč");
  await expect(sum).toContainText("Do dopravy zdarma chybí 410 Kč.");
  const code = `POLOVINA${Date.now()}`;
  await (await serverContext()).db.insert(vouchers).values({ code, percent: 50, createdAt: new Date() });
  await page.getByLabel("Slevový poukaz").fill(code);
  await page.getByRole("button", { name: "Použít" }).click();
  await expect(page.getByText(/sleva 545\sKč/)).toBeVisible();
  // Amounts of five digits are too wide for a place beside the number of pieces on a phone.
  const pieces = page.getByLabel(/^Počet kusů/);
  await pieces.fill("20");
  await pieces.press("Enter");
  await expect(page.getByText(/sleva 10\s900\sKč/)).toBeVisible();
  await expectGoodLooks(page);
  await pieces.fill("1");
  await pieces.press("Enter");
  await expect(page.getByText(/sleva 545\sKč/)).toBeVisible();
  await page.getByRole("button", { name: /^Nepoužít poukaz/ }).click();
  await page.getByRole("button", { name: /^O kus více/ }).click();
  await expect(sum).toContainText("Dopravu máte zdarma.");
  await page.getByLabel(/^Počet kusů/).fill("500");
  await page.getByLabel(/^Počet kusů/).press("Enter");
  await expect(page.getByText(/^Skladem je jen \d+ ks/)).toBeVisible();
  await expect(page.getByLabel(/^Počet kusů/)).toHaveValue("2");
  await page.getByLabel("Slevový poukaz").fill("NENI-TAKOVY");
  await page.getByRole("button", { name: "Použít" }).click();
  await expect(sum).toContainText("Tento poukaz neexistuje.");
  await page.getByRole("button", { name: /^Odebrat z košíku/ }).click();
  await expect(page.getByText("Košík je prázdný")).toBeVisible();
  await page.getByRole("button", { name: "Vrátit" }).click();
  await expect(page.getByLabel(/^Počet kusů/)).toHaveValue("2");
  await visit(page, "/kosik");
  await expect(page.getByLabel(/^Počet kusů/)).toHaveValue("2");
});

test("what was put in as a guest is in one's own cart after the log-in", async ({ page }) => {
  const person = await makePerson("kosik");
  await putInGuestsCart(page, "Casa Aldana", 2);
  await visit(page, "/account/index?redirect=%2Fkosik");
  await readCartBeforeItIsMovedIn(page);
  const form = page.getByRole("main");
  await form.getByLabel("E-mail").fill(person.email);
  await form.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await form.getByRole("button", { name: "Přihlásit se" }).click();
  await expect(page).toHaveURL("/kosik");
  await expect(page.getByRole("link", { name: /Casa Aldana/ })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Košík/ })).toContainText("2");
  await expect.poll(() => hasGuestCart(page)).toBe(false);
});

/** Holds the move until the page of the cart has been read, and that page until the move is done and forgotten. */
async function readCartBeforeItIsMovedIn(page: Page): Promise<void> {
  const read = Promise.withResolvers<void>();
  await page.route("**/kosik", async (route) => {
    const response = await route.fetch();
    read.resolve();
    await expect.poll(() => hasGuestCart(page)).toBe(false);
    await route.fulfill({ response });
  });
  await page.route("**/api/cart/own/merging", async (route) => {
    await read.promise;
    await route.continue();
  });
}

const hasGuestCart = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === "guest-cart");

test.describe("on a phone", () => {
  test.use({ ownWindow: true, viewport: { width: 360, height: 740 } });
  test("what a product costs and the way into the cart stay at the foot of its page", async ({ page }) => {
    await visit(page, "/hledani?q=Fairhope&saleMode=stock");
    await page.getByRole("main").locator("li.card").getByRole("link").first().click();
    const bar = page.locator("[data-bottom-bar]");
    await expect(bar).toContainText("749 Kč");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await bar.getByRole("button", { name: "Do košíku" }).click();
    await expect(bar).toContainText("V košíku máte 1 kus");
    await bar.getByRole("link", { name: "Přejít do košíku" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Košík");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("goods go into the cart and out of it", async ({ page }) => {
    await page.goto("/hledani?q=Fairhope&saleMode=stock");
    await page.getByRole("main").locator("li.card").getByRole("link").first().click();
    await page.getByRole("button", { name: "Do košíku" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Košík");
    await expect(page.getByRole("region", { name: "Souhrn" })).toContainText("749 Kč");
    await page.getByRole("button", { name: /^Odebrat z košíku/ }).click();
    await expect(page.getByText("Košík je prázdný")).toBeVisible();
  });
});
