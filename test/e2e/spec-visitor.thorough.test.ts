import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { settledVisitor } from "./settled-visitor.ts";
import { openContext } from "./windows.ts";

/** Promises of a second kind of device and of servers that fail; the others are in `spec-visitor.test.ts`. */

test("category sidebar: on touch devices the tree is a block of its own, which opens", async ({ browser }) => {
  const touch = await openContext(browser, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 1260, height: 900 },
    storageState: settledVisitor,
  });
  const page = await touch.newPage();
  await visit(page, "/2/rum");
  const current = page.getByRole("navigation", { name: "Kategorie" }).getByRole("link", { name: /^Rum \d/ });
  await expect(current).toHaveCount(0);
  await page.getByRole("main").getByText("Kategorie", { exact: true }).first().tap();
  await expect(current).toHaveAttribute("aria-current", "page");
});

test("wishlist failure: an alert at the top for each of load, create, add and remove; the list is read anew", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(500);
  const lot = await makeLotOf(await makePerson("porucha"), { name: "Porucha 1977", slug: "porucha" });
  const heart = page.getByRole("main").getByRole("button", { name: /^Sled/ }).first();
  const fail = (url: string) => page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  const alertOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await visit(page, pathOf(lot));

  const create = "Seznam sledovaných aukcí se nepodařilo založit.";
  await fail("**/api/wishlist");
  await heart.click();
  await expect(alertOf(create)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await page.unroute("**/api/wishlist");
  await fail("**/api/wishlist/*");
  await heart.click();
  await expect(alertOf("Aukci se nepodařilo přidat mezi sledované.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");

  await page.unroute("**/api/wishlist/*");
  const stored = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await heart.click();
  await stored;
  await fail("**/api/wishlist/*");
  await heart.click();
  await expect(alertOf("Aukci se nepodařilo odebrat ze sledovaných.")).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await page.unroute("**/api/wishlist/*");
  await fail("**/api/wishlist/anonymous/**");
  await page.reload();
  await expect(alertOf("Sledované aukce se nepodařilo načíst.")).toBeVisible();
  await page.unroute("**/api/wishlist/anonymous/**");
  await visit(page, pathOf(lot));
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});
