import { expect, type Page } from "@playwright/test";

/** The newsletter at the foot of a page: its field, and the choice of categories that follows. */

export const emailField = (page: Page) => page.getByRole("textbox", { name: "Adresa pro novinky" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "O čem vám máme psát?" });

/** Enters an e-mail at the foot of the page and waits for the choice of categories. */
export async function ask(page: Page, email: string): Promise<void> {
  await emailField(page).fill(email);
  await emailField(page).press("Enter");
  await expect(dialog(page).getByRole("checkbox").first()).toBeVisible();
}

export const save = (page: Page) => dialog(page).getByRole("button", { name: "Uložit výběr" }).click();
