import { expect, test, visit } from "./journey.ts";

/** The code of a page is fetched anew where it is gone (rule PA9). */

test("a page whose code is gone is loaded anew once, and says so the second time within a minute", async ({
  page,
  troubles,
}) => {
  troubles.expectOffline();
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await page.route(/\/assets\/daily-[^/]*\.js$/, (route) => route.abort("connectionrefused"));
  const press = () => page.getByRole("link", { name: "Denní aukce" }).first().click();
  await visit(page, "/blog");
  await press();
  await expect.poll(() => loads).toBe(2);
  await visit(page, "/blog");
  loads = 0;
  await press();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Něco se nepovedlo");
  await expect(page.getByText("Omlouváme se, ale nastala chyba.")).toBeVisible();
  expect(loads).toBe(0);
});
