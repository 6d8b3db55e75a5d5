import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { expectAccessible } from "./accessible.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";

const address = "/ucet/zabezpeceni";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("a lost telephone is signed out from another device, and its open page becomes a guest's", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401);
  const person = await makePerson("zarizeni");
  const token = await createToken(await house(), person.id, { network: "203.0.113.7", userAgent: phone });
  const lost = await windowOf(browser, { ...person, token });
  await visit(lost, "/");
  await expect(lost.getByRole("banner").getByText(person.username)).toBeVisible();
  const page = await windowOf(browser, person, { viewport: { width: 360, height: 780 } });
  await visit(page, "/ucet/fakturacni-a-kontaktni-udaje");
  await page.getByRole("link", { name: "Zabezpečení a přihlášená zařízení" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText("síť 203.0.113.7")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Odhlásit: Safari 18, iOS" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Odhlásit" }).click();
  await expect(page.getByText("Zařízení je odhlášené.")).toBeVisible();
  await expect(page.getByText("síť 203.0.113.7")).toHaveCount(0);
  await expect(lost.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toBeVisible();
});
