import { expect, type Locator, type Page } from "@playwright/test";
import { visit } from "./journey.ts";

/** Puts pieces of the first goods that a word finds into the cart; returns the block of the product's page. */
export async function putInCart(page: Page, word: string, quantity = 1): Promise<Locator> {
  await visit(page, `/hledani?q=${word}&saleMode=stock`);
  await page.getByRole("main").locator("li.card").getByRole("link").first().click();
  const block = page.getByRole("region", { name: "Zboží z obchodu" });
  await block.getByLabel("Počet").fill(String(quantity));
  await block.getByRole("button", { name: "Do košíku" }).click();
  return block;
}

/** Puts the first goods that a word finds into the cart and goes on to the checkout. */
export async function toCheckout(page: Page, word: string): Promise<void> {
  const block = await putInCart(page, word);
  await block.getByRole("link", { name: "Přejít do košíku" }).click();
  await page.getByRole("link", { name: "Pokračovat k objednávce" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Objednávka");
}

/** Writes an address into the fields of the checkout. */
export async function fillPlace(page: Page): Promise<void> {
  await page.getByLabel("Jméno a příjmení").fill("Jana Malá");
  await page.getByLabel("Ulice a číslo").fill("Dlouhá 1");
  await page.getByLabel("PSČ").fill("602 00");
  await page.getByLabel("Obec").fill("Brno");
}

export async function orderGoods(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
}

/** Pays an order on the page of the sandbox. */
export async function payGoods(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Zaplatit / }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
}

/** The order that the address of a page names, at the desk once its payment is known there. */
export async function findAtDesk(desk: Page, page: Page): Promise<Locator> {
  const number = /(?:shrnuti|summary)\/(\d+)/.exec(page.url())?.[1];
  const block = desk
    .getByRole("listitem")
    .filter({ hasText: `Objednávka č. ${number}` })
    .first();
  await expect(async () => {
    await visit(desk, "/administrace/objednavky");
    await expect(block).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return block;
}
