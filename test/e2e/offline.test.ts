import { expect, test, visit } from "./journey.ts";

test("without a line a click stays on the page, says so, and goes on when the line is back", async ({
  page,
  context,
  troubles,
}) => {
  troubles.expectOffline();
  await visit(page, "/blog");
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link", { name: "Denní aukce" }).click();
  await expect(page.getByText("Jste bez připojení.", { exact: false })).toBeVisible();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL("/denni-aukce");
  await expect(page.getByRole("heading", { level: 1, name: "Denní aukce" })).toBeVisible();
  await expect(page.getByText("Jste bez připojení.", { exact: false })).toBeHidden();
});
