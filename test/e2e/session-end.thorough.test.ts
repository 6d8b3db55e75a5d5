import type { Page } from "@playwright/test";
import { endSession } from "./end-session.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, type Person, windowOf } from "./people.ts";

/** A session that ends elsewhere while the stream of news is down. */

async function expectGuest(page: Page, person: Person): Promise<void> {
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Přihlásit se" })).toBeVisible();
  await expect(banner.getByText(person.username)).toHaveCount(0);
}

test("whoever goes to a page of the account before the page has noticed finds the frame of a guest", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401, 503);
  const person = await makePerson("odhlasena");
  const page = await windowOf(browser, person);
  // Without the stream only the navigation can tell.
  await page.route("**/api/me/events", (route) => route.fulfill({ status: 503 }));
  await visit(page, "/ucet/prehled");
  await endSession(person);
  await page.getByRole("main").locator('a[href="/ucet/prihozy"], a[href="/ucet/zpravy"]').first().click();
  await expect(page).toHaveURL(/\/account\/index\?redirect=/);
  await expectGuest(page, person);
});

test("on a public page the first refusal of the API is enough", async ({ browser, troubles }) => {
  troubles.expectStatus(401, 503);
  const person = await makePerson("odhlasena");
  const page = await windowOf(browser, person);
  await page.route("**/api/me/events", (route) => route.fulfill({ status: 503 }));
  await visit(page, "/");
  await expect(page.getByRole("banner").getByText(person.username)).toBeVisible();
  await endSession(person);
  // The counts of the frame are asked for every ten seconds.
  await expectGuest(page, person);
});
