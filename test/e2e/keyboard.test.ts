import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { addPictureTo, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, testPassword, windowOf } from "./people.ts";

test("whatever has the focus shows it", async ({ page }) => {
  await visit(page, "/hledani");
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab");
    const ring = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused) return "nothing";
      // A field may show the focus ring on its frame, the link of a card on the whole card.
      const places = [focused, focused.parentElement, focused.parentElement?.parentElement];
      const styles = [
        ...places.filter((place) => place != null).map((place) => getComputedStyle(place)),
        getComputedStyle(focused, "::after"),
      ];
      const shown = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
      return shown ? "shown" : focused.outerHTML.slice(0, 200);
    });
    expect(ring).toBe("shown");
  }
});

test("the first stop leads past the header; sign-in by the log-in widget, which keeps and gives back the focus; a guest who would add an auction gets it, a password is revealed, a lost connection is told", async ({
  page,
  troubles,
}) => {
  const person = await makePerson("klavesnice");
  await visit(page, "/");
  const opener = page.getByRole("banner").getByRole("link", { name: "Přihlásit se" });
  const skip = page.getByRole("link", { name: "Přejít k obsahu" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Přihlášení" });
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#content");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);

  troubles.expectOffline();
  await page.getByRole("banner").getByRole("link", { name: "Přidat aukci" }).click();
  await dialog.getByLabel("E-mail").fill(person.email);
  const password = dialog.getByLabel("Heslo", { exact: true });
  await password.fill(testPassword);
  await dialog.getByRole("button", { name: "Zobrazit heslo" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.route("**/api/auth/login", (route) => route.abort("connectionrefused"));
  await dialog.getByRole("button", { name: "Přihlásit se" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Spojení se serverem se nepodařilo.");
  await page.unroute("**/api/auth/login");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("E-mail")).toBeFocused();
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(testPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/ucet/prehled");
});

test("the account's menu, and the one on a phone, which opens, walks the categories and closes", async ({
  browser,
  troubles,
}) => {
  // Counts may be under way while the user signs out.
  troubles.expectStatus(401);
  const page = await windowOf(browser, await makePerson("nabidka"));
  await visit(page, "/");
  const opener = page.getByRole("banner").getByRole("button", { name: /Účet/ });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Odhlásit se" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  const phoneMenu = page.getByRole("button", { name: "Menu" });
  await phoneMenu.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await expect(dialog).toBeVisible();
  const branch = dialog.getByRole("button", { name: "Rozbalit: Lihoviny" });
  await tabTo(page, branch);
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("link", { name: /^Rum/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Rum" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("the gallery's viewer, and a bid with the standing announced", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  for (const position of [0, 1]) await addPictureTo(lot, position);
  const page = await windowOf(browser, await makePerson("prsty"));
  await visit(page, pathOf(lot));
  // The first stop leads past the header.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);

  await test.step("the gallery's viewer", async () => {
    const opener = page.getByRole("link", { name: /^Zvětšit:/ });
    await tabTo(page, opener.first());
    await page.keyboard.press("ArrowRight");
    await expect(opener.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    const viewer = page.locator(".yarl__portal_open");
    await expect(viewer.locator("img").first()).toBeVisible();
    await expectGoodLooks(page);
    await page.keyboard.press("ArrowRight");
    await expect(viewer.getByText("2 z 2")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    // The page shows the picture that was seen last.
    await expect(opener.nth(1)).toBeFocused();
  });

  await test.step("a bid", async () => {
    const block = page.getByRole("region", { name: "Přihazování" });
    await tabTo(page, block.getByRole("textbox"));
    await page.keyboard.type("900");
    await page.keyboard.press("ArrowUp");
    await expect(block.getByRole("button", { name: "Přihodit 950 Kč" })).toBeVisible();
    // Two presses: the second answers the question, where the focus waits.
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("dialog").getByRole("button", { name: "Závazně přihodit nejvýše 950 Kč" }),
    ).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(block.getByText("Vedete", { exact: true }).first()).toBeVisible();
    await expect(block.locator("[aria-live], [role=status]").filter({ hasText: "Vedete" })).toHaveCount(1);
  });
});

/** Presses Tab until `wanted` has the focus; fails where that takes too many presses. */
async function tabTo(page: Page, wanted: Locator, atMost = 40): Promise<void> {
  for (let press = 0; press < atMost; press += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by ${atMost} presses of Tab`);
}
