import { authenticatorOf } from "./authenticator.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, ownWindowOf, testPassword } from "./people.ts";

test("a passkey signs in by the widget over any page, too, and one that was not used is told there", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const page = await ownWindowOf(browser, await makePerson("klic"), {
    viewport: { width: 360, height: 780 },
  });
  const { verifies } = await authenticatorOf(page);
  await visit(page, "/ucet/zabezpeceni");
  await page.getByRole("button", { name: "Přidat přístupový klíč" }).click();
  await page.getByLabel("Název klíče").fill("Telefon");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("Vaše heslo").fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Přejmenovat: Telefon" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: "auth._token.local" });
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "Přihlásit se" }).click();
  const widget = page.getByRole("dialog");
  await expect(widget.getByRole("button", { name: "Použít přístupový klíč" })).toBeVisible();
  await verifies(false);
  await widget.getByRole("button", { name: "Použít přístupový klíč" }).click();
  await expect(widget.getByText("Přístupový klíč nebyl použit.", { exact: false })).toBeVisible();
  await verifies(true);
  await widget.getByRole("button", { name: "Použít přístupový klíč" }).click();
  await expect(widget).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toHaveCount(0);
});
