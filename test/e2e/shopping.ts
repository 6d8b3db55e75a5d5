import type { Locator, Page } from "@playwright/test";
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
