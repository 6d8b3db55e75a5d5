import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, ownWindowOf, testPassword } from "./people.ts";

const address = "/ucet/zabezpeceni";

/** Chromium's own authenticator: it keeps keys, finds them by itself, and its owner is always verified. */
async function authenticatorOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal" },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  const verifies = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
  return { verifies };
}

test("a passkey is made, proves who is there, signs in by page and widget, is renamed and removed", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const person = await makePerson("klic");
  const page = await ownWindowOf(browser, person, { viewport: { width: 360, height: 780 } });
  const { verifies } = await authenticatorOf(page);
  await visit(page, address);
  await page.getByRole("button", { name: "Přidat přístupový klíč" }).click();
  await page.getByLabel("Název klíče").fill("Telefon");
  await expectGoodLooks(page);
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
  await byPasskey.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/naposledy použit/)).toBeVisible();

  await signOut();
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

  // This sign-in has not proved anything yet: the key itself is the proof of its own end.
  await visit(page, address);
  await page.getByRole("button", { name: "Odebrat: Starý telefon" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Odebrat" }).click();
  await page.getByRole("button", { name: "Potvrdit přístupovým klíčem" }).click();
  await expect(page.getByText("Přístupový klíč je odebraný.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Odebrat: Starý telefon" })).toHaveCount(0);
  await signOut();
  await visit(page, "/account/index");
  await byPasskey.click();
  await expect(
    page.getByText("Tento přístupový klíč k žádnému účtu nepatří.", { exact: false }),
  ).toBeVisible();
});
