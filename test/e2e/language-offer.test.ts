import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";

/** A browser that prefers English is offered English on the Czech home page (rule FR8). */

const offer = (page: Page) => page.getByRole("complementary", { name: "Language", exact: true });

test.use({ locale: "en-GB" });

test("a browser that prefers English reads one line on the Czech home page alone, declines it for good, or goes to English by it for good", async ({
  page,
  context,
}) => {
  await test.step("declined, it does not come again; the focus goes on to the header", async () => {
    await visit(page, "/");
    expect(new URL(page.url()).pathname).toBe("/");
    await expect(offer(page)).toContainText("Kabinet is also in English.");
    await expectGoodLooks(page);
    await page.getByRole("link", { name: "Denní aukce" }).first().click();
    await expect(page).toHaveURL("/denni-aukce");
    await expect(offer(page)).toHaveCount(0);
    await page.goBack();
    await offer(page).getByRole("button", { name: "Stay in Czech" }).press("Enter");
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(offer(page)).toBeHidden();
  });

  await test.step("the choice of English lasts", async () => {
    await context.clearCookies({ name: "locale" });
    await visit(page, "/");
    await offer(page).getByRole("link", { name: "Switch to English" }).click();
    await expect(page).toHaveURL("/en");
    await expect(offer(page)).toHaveCount(0);
    await visit(page, "/");
    await expect(offer(page)).toBeHidden();
  });
});
