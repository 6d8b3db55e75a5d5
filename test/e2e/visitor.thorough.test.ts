import type { Page } from "@playwright/test";
import { expect, reload, test, visit } from "./journey.ts";
import { makePerson, ownWindowOf, windowOf } from "./people.ts";

const banner = (page: Page) => page.getByRole("banner");

test("while the call for the visitor takes ten seconds the page is a guest's, with a word; what is asked later counts", async ({
  browser,
}) => {
  const person = await makePerson("nevime");
  const page = await windowOf(browser, person);
  let isSlow = true;
  await page.route("**/api/me/session*", async (route) => {
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, 10_000));
    return route.continue().catch(() => undefined);
  });
  await visit(page, "/");
  await expect(banner(page).getByRole("link", { name: "Přihlásit se" })).toBeVisible({ timeout: 9_000 });
  await expect(page.getByText("Nepodařilo se ověřit vaše přihlášení.")).toBeVisible();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  isSlow = false;
  await expect(banner(page).getByText(person.username)).toBeVisible();
});

test("where the browser forbids or fills its storage, the cookie says who it is", async ({ browser }) => {
  const person = await makePerson("bez-uloziste");
  for (const forbid of [true, false]) {
    const page = await ownWindowOf(browser, person);
    await page.addInitScript((isForbidden) => {
      const refuse = () => {
        throw new DOMException("no", isForbidden ? "SecurityError" : "QuotaExceededError");
      };
      // React Router logs an error where it cannot store the scroll position, so the session's storage stays on.
      if (isForbidden) return void Object.defineProperty(window, "localStorage", { get: refuse });
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === "kabinet.frame") refuse();
        else setItem.call(this, key, value);
      };
    }, forbid);
    await visit(page, "/");
    await expect(banner(page).getByText(person.username)).toBeVisible();
    // What an earlier page could not store is not missed by the next one.
    if (!forbid) await reload(page);
    await expect(banner(page).getByText(person.username)).toBeVisible();
  }
});

test("a cookie that is no token is a guest's", async ({ browser, troubles }) => {
  troubles.expectStatus(401);
  const nobody = await makePerson("nikdo");
  const page = await windowOf(browser, { ...nobody, token: "%22><script>" });
  await visit(page, "/");
  await expect(banner(page).getByRole("link", { name: "Přihlásit se" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.classList.contains("somebody"))).toBe(false);
});
