import { countShifts } from "./count-shifts.ts";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";

/** The listings that the visitor looked at last (rule VI6), where a browser keeps nothing and where nothing is found. */

test.use({ ownWindow: true });

test("where a site may keep nothing, its pages come alive all the same", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("zapomnetlivy"), { name: "Zapomenutá", slug: "zapomenuta" });
  // The session's storage stays on, since React Router logs an error where it cannot store the scroll position.
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
  });
  await visit(page, pathOf(lot));
  await page.getByRole("link", { name: "Kabinet" }).first().click();
  await expect(page.getByRole("region", { name: "Naposledy prohlížené" }).getByRole("link")).toHaveText(["Zapomenutá"]);
});

test("what was looked at moves nothing where it is shown, a search that finds nothing has it too, pages in another language do not", async ({
  page,
}) => {
  const shifts = await countShifts(page);
  const lot = await makeLotOf(await makePerson("vystavovatel"), { name: "Viděná 3", slug: "videna-3" });
  await visit(page, pathOf(lot));
  // The listing is stored a moment after the scripts have taken the page over.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("last_viewed_products") ?? "")).toContain(lot.name);
  const shelf = page.getByRole("region", { name: "Naposledy prohlížené" });
  for (const path of ["/hledani?q=nicneniktakoveho", "/"]) {
    await visit(page, path);
    await shelf.scrollIntoViewIfNeeded();
    await expect(shelf.getByRole("link")).toHaveText(["Viděná 3"]);
    expect(await shifts()).toBeLessThan(0.01);
  }
  await visit(page, "/en");
  await expect(page.getByRole("region", { name: "Recently viewed" })).toBeHidden();
});
