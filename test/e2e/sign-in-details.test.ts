import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, testPassword, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";

const address = "/ucet/fakturacni-a-kontaktni-udaje";

test("an account gets another name, another e-mail by the code that came there, also after a reload, and another password, which turns every other window into a guest's", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401, 422);
  const person = await makePerson("meni");
  const elsewhere = await createToken(await serverContext(), person.id, null);
  expect((await answerFor({ ...person, token: elsewhere }, address)).status).toBe(200);
  const page = await windowOf(browser, person, { viewport: { width: 360, height: 780 } });
  const mark = Date.now().toString(36);
  await visit(page, address);
  await page.getByRole("button", { name: "Změnit: Uživatelské jméno" }).click();
  await page.getByLabel("Nové uživatelské jméno").fill("admin");
  await page.getByRole("button", { name: "Změnit jméno" }).click();
  await expect(page.getByText("Toto jméno by se dalo zaměnit s námi.")).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel("Nové uživatelské jméno").fill(`jinak-${mark}`);
  await page.getByRole("button", { name: "Změnit jméno" }).click();
  await expect(page.getByText(/Jméno půjde znovu změnit/)).toBeVisible();
  await expect(page.locator("main").getByText(`jinak-${mark}`)).toBeVisible();
  const email = `jinak-${mark}@kabinet.test`;
  await page.getByRole("button", { name: "Změnit: E-mail" }).click();
  await page.getByLabel("Nový e-mail").fill(email);
  await page.getByRole("button", { name: "Poslat kód" }).click();
  const proof = page.getByRole("dialog");
  await proof.getByLabel("Vaše heslo").fill("hádané heslo");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Heslo nesouhlasí.")).toBeVisible();
  await proof.getByLabel("Vaše heslo").fill(testPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Poslali jsme kód na ${email}.`)).toBeVisible();
  const code = /\d{6}/.exec((await mailTo(email, "Kód ke změně e-mailu")).subject)?.[0] ?? "";
  await reload(page);
  await page.getByLabel("Kód z e-mailu").fill(code);
  await page.getByRole("button", { name: "Změnit e-mail" }).click();
  await expect(page.getByText("E-mail je změněný.", { exact: false }).first()).toBeVisible();
  await expect(page.locator("main").getByText(email)).toBeVisible();

  // Who has just proved to be there is not asked again.
  await page.getByRole("button", { name: "Změnit: Heslo" }).click();
  await page.getByLabel("Nové heslo").fill("nove-dlouhe-heslo-8");
  await page.getByRole("button", { name: "Změnit heslo" }).click();
  await expect(page.getByText("Heslo je změněné.", { exact: false }).first()).toBeVisible();
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  expect((await answerFor({ ...person, token: elsewhere }, address)).status).toBe(302);
});
