import { Secret, TOTP } from "otpauth";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, testPassword, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi, wordsFor } from "./without-window.ts";

const address = "/ucet/zabezpeceni";
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("a lost telephone is signed out from another device, and its open page becomes a guest's", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(401);
  const person = await makePerson("zarizeni");
  const token = await createToken(await serverContext(), person.id, {
    network: "203.0.113.7",
    userAgent: phone,
  });
  const lost = await windowOf(browser, { ...person, token });
  await visit(lost, "/");
  await expect(lost.getByRole("banner").getByText(person.username)).toBeVisible();
  const page = await windowOf(browser, person, { viewport: { width: 360, height: 780 } });
  const contacts = await (await answerFor(person, "/ucet/fakturacni-a-kontaktni-udaje")).text();
  const links = contacts.match(new RegExp(`<a [^>]*href="${address}".*?</a>`, "gs"));
  expect(links?.join(" ")).toMatch(/Zabezpečení\sa\spřihlášená\szařízení/);
  await visit(page, address);
  await expect(page.getByText("síť 203.0.113.7")).toBeVisible();
  await page.getByRole("button", { name: "Odhlásit: Safari 18, iOS" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Odhlásit" }).click();
  await expect(page.getByText("Zařízení je odhlášené.")).toBeVisible();
  await expect(page.getByText("síť 203.0.113.7")).toHaveCount(0);
  await expect(lost.getByRole("banner").getByRole("link", { name: "Přihlásit se" })).toBeVisible();
});

test("the code of an app is turned on by keyboard, signs in, and a recovery code stands in for it", async ({
  browser,
  page: guest,
  troubles,
}) => {
  troubles.expectStatus(422);
  const person = await makePerson("kod");
  const page = await windowOf(browser, person, { viewport: { width: 360, height: 780 } });
  // A page of the back office leads here so, where the site asks for it.
  await visit(page, `${address}?redirect=/ucet/prehled`);
  await page.getByRole("button", { name: "Zapnout" }).click();
  await page.getByLabel("Vaše heslo").fill(testPassword);
  await expectGoodLooks(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: "QR kód pro aplikaci" })).toBeVisible();
  await expectGoodLooks(page);
  const secret = Secret.fromBase32((await page.locator("code").innerText()).replaceAll(" ", ""));
  const codeIn = (ms: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + ms });
  await page.getByRole("textbox", { name: "Kód z aplikace" }).fill(codeIn(-30_000));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Uložte si záložní kódy")).toBeVisible();
  const recovery = (await page.locator("main li code").first().innerText()).trim();
  await page.getByRole("button", { name: "Mám je uložené" }).click();
  await expect(page).toHaveURL("/ucet/prehled");
  expect(await wordsFor(person, address)).toContain("Zbývá 10 záložních kódů.");

  await visit(guest, "/account/index");
  const main = guest.getByRole("main");
  await main.getByLabel("E-mail").fill(person.email);
  await main.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await main.getByRole("button", { name: "Přihlásit" }).click();
  await expect(main.getByRole("textbox", { name: "Kód z aplikace" })).toBeFocused();
  await guest.keyboard.type("000000");
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("Nesprávný kód. Zkuste to prosím znovu.")).toBeVisible();
  await expectGoodLooks(guest);
  await main.getByRole("textbox", { name: "Kód z aplikace" }).fill(codeIn(0));
  await guest.keyboard.press("Enter");
  await expect(guest).toHaveURL(/\/ucet\/prehled/);
  const byRecovery = { email: person.email, password: testPassword, code: recovery };
  await callApi(null, "POST", "/api/auth/login", byRecovery);
  expect(await wordsFor(person, address)).toContain("Zbývá 9 záložních kódů.");
});
