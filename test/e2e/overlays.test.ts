import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks, isThorough } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";

/** What opens over a page stands on its own ground and passes axe while it is open, menus and dialogs in the dark too. */

const phone = 360;
const desktop = 1260;
const bothWidths = isThorough ? [phone, desktop] : [phone];

async function expectGood(page: Page, overlay: Locator, inDark = isThorough): Promise<void> {
  await expectOnGround(overlay);
  await expectGoodLooks(page, { inDark, atOwnWidth: true });
  await expect(overlay).toBeVisible();
}

/** Nothing that can be read or pressed in the overlay lies beyond its ground, unless a part of it scrolls. */
async function expectOnGround(overlay: Locator): Promise<void> {
  const beyond = () =>
    overlay.evaluate((ground) => {
      const { bottom, right } = ground.getBoundingClientRect();
      const isScrolled = (part: Element): boolean =>
        getComputedStyle(part).overflowY !== "visible" || (part !== ground && isScrolled(part.parentElement ?? ground));
      return [...ground.querySelectorAll("a, button, input, p, h2, li")]
        .filter((part) => part.checkVisibility() && !isScrolled(part))
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.bottom > bottom + 1 || box.right > right + 1;
        })
        .map((part) => part.textContent);
    });
  await expect.poll(beyond).toEqual([]);
}

async function openMenu(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize({ width: phone, height: 780 });
  await visit(page, path);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link").first()).toBeVisible();
  return menu;
}

test("a guest's menu and filters on a phone, longer than the screen; suggestions and the log-in widget", async ({
  page,
}) => {
  const menu = await openMenu(page, "/3/whisky");
  await expectGood(page, menu, true);
  // The menu suggests too, and Escape closes the list before it closes the menu.
  await menu.getByLabel("Hledat na Kabinetu").pressSequentially("rum");
  const suggested = menu.getByRole("listbox", { name: "Návrhy" });
  await expect(suggested.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(suggested).toBeHidden();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: /^Filtry/ }).click();
  const filters = page.locator("form#filters");
  await expect(filters.getByRole("button", { name: "Ukázat výsledky" })).toBeInViewport();
  await expectGood(page, filters);
  await page.keyboard.press("Escape");
  await expect(filters.getByRole("button", { name: "Ukázat výsledky" })).toBeHidden();

  const banner = page.getByRole("banner");
  const field = banner.getByLabel("Hledat na Kabinetu");
  for (const width of bothWidths) {
    await page.setViewportSize({ width, height: 780 });
    await field.click();
    await field.fill("");
    await field.pressSequentially("whisk");
    const list = page.getByRole("listbox", { name: "Návrhy" });
    await expect(list).toBeVisible();
    await expectGood(page, list);
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();

    await banner.getByRole("link", { name: "Přihlásit se" }).click();
    const dialog = page.getByRole("dialog", { name: "Přihlášení" });
    await expect(dialog.getByLabel("E-mail")).toBeVisible();
    await expectGood(page, dialog, true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("a user's menu on a phone, longer than the screen, the question before a purchase, and the account's menu on a desktop", async ({
  browser,
}) => {
  const lot = await makeLotOf(await makePerson("okamzity"), { buyNowMinor: 1_200_00 });
  const page = await windowOf(browser, await makePerson("rozbalena"));
  await expectGood(page, await openMenu(page, pathOf(lot)));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  for (const width of bothWidths) {
    await page.setViewportSize({ width, height: 780 });
    await page.getByRole("button", { name: "Koupit ihned za 1 200 Kč" }).first().click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Koupě je závazná");
    await expectGood(page, dialog);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  await page.setViewportSize({ width: desktop, height: 900 });
  await page.getByRole("banner").getByRole("button", { name: /Účet/ }).click();
  const menu = page.getByRole("menu");
  await expect(menu.getByRole("menuitem").first()).toBeVisible();
  await expectGood(page, menu, true);
});
