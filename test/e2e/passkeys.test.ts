import { authenticatorOf } from "./authenticator.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, ownWindowOf, testPassword } from "./people.ts";

const address = "/ucet/zabezpeceni";

test("a passkey is made, proves who is there, signs in, is renamed and removed", async ({ browser, troubles }) => {
  troubles.expectStatus(422);
  const person = await makePerson("klic");
  const page = await ownWindowOf(browser, person, { viewport: { width: 360, height: 780 } });
  const { verifies } = await authenticatorOf(page);
  await visit(page, address);
  await page.getByRole("button", { name: "Přidat přístupový klíč" }).click();
  await page.getByLabel("Název klíče").fill("Telefon");
  await page.keyboard.press("Enter");
  const proof = page.getByRole("dialog");
  await proof.getByLabel("Vaše heslo").fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Přejmenovat: Telefon" })).toBeVisible();
  await expect(page.getByText("zatím nepoužit")).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Přejmenovat: Telefon" }).click();
  await page.getByRole("dialog").getByLabel("Název klíče").fill("Starý telefon");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Odebrat: Starý telefon" })).toBeVisible();

  const signOut = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies({ name: "auth._token.local" });
  };
  await signOut();
  await visit(page, `/account/index?redirect=${address}`);
  const byPasskey = page.getByRole("button", { name: "Použít přístupový klíč" });
  await expect(byPasskey).toBeVisible();
  await verifies(false);
  await byPasskey.click();
  await expect(page.getByText("Přístupový klíč nebyl použit.", { exact: false })).toBeVisible();
  await verifies(true);
  await byPasskey.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/naposledy použit/)).toBeVisible();

  // This sign-in has not proved anything yet: the key itself is the proof of its own end.
  await page.getByRole("button", { name: "Odebrat: Starý telefon" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Odebrat" }).click();
  await page.getByRole("button", { name: "Potvrdit přístupovým klíčem" }).click();
  await expect(page.getByText("Přístupový klíč je odebraný.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Odebrat: Starý telefon" })).toHaveCount(0);
  await signOut();
  await visit(page, "/account/index");
  await byPasskey.click();
  await expect(page.getByText("Tento přístupový klíč k žádnému účtu nepatří.", { exact: false })).toBeVisible();
});
