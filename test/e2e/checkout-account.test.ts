import { expect, test } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { newName, siteUrl, testPassword } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { fillPlace, openCheckout, orderGoods } from "./shopping.ts";
import { wordsBehind } from "./without-window.ts";

/** A guest who makes an account with an order, and whose telephone answers with a code. */

test("a guest orders for much, writes the code that came, makes an account with it and finds the order there", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(422);
  const { email, username } = newName("novy");
  const number = String(777_000_000 + (Date.now() % 999_999));
  await openCheckout(page, "Jamaica Reserve 8 YO Magnum", 10);
  await page.getByLabel("E-mail").first().fill(email);
  await page.getByLabel("Telefon").fill(number);
  await page.getByLabel("Založit si účet").check();
  await page.getByLabel("Uživatelské jméno").fill(username);
  await page.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await page.getByLabel("Heslo znovu").fill(`${testPassword}.`);
  await page.getByLabel(/^Je mi 18\slet/).check();
  await page.getByLabel("Prodejna").selectOption({ index: 1 });
  await fillPlace(page);
  await page.getByLabel("Souhlasím").check();
  await expectGoodLooks(page);
  await orderGoods(page);
  await expect(page.getByText("Hesla se neshodují.")).toBeVisible();
  await page.getByLabel("Heslo znovu").fill(testPassword);
  await expect(page.getByText("Hesla se neshodují.")).toHaveCount(0);

  await page.getByLabel("Telefon").fill("12");
  await page.getByRole("button", { name: "Poslat kód" }).click();
  await expect(page.getByText("Napište prosím telefon i s předvolbou")).toBeVisible();
  await expect(page.getByLabel("Telefon")).toBeFocused();
  await page.getByLabel("Telefon").fill(number);
  await page.getByRole("button", { name: "Poslat kód" }).click();
  await expect(page.getByText(/Kód jsme poslali na/)).toBeVisible();
  await page.getByLabel("Kód z SMS").fill("12345");
  await orderGoods(page);
  await expect(page.getByText("Nesprávný kód. Zkuste to prosím znovu.")).toBeVisible();
  const texts = (await (await fetch(`${siteUrl()}/_dev/sms.json`)).json()) as {
    data: { to: string; text: string }[];
  };
  const code = /\d{6}/.exec(texts.data.find(({ to }) => to.endsWith(number))?.text ?? "")?.[0];
  await page.getByLabel("Kód z SMS").fill(code ?? "");
  await orderGoods(page);
  await expect(page).toHaveURL(/\/shrnuti\/\d+\/[\w-]{22}$/);
  await expect(page.getByText("Registraci dokončíte odkazem, který jsme vám poslali na e-mail.")).toBeVisible();
  const id = /shrnuti\/(\d+)/.exec(page.url())?.[1];

  const mail = await mailTo(email, "Potvrďte");
  await page.goto(linkIn(mail, "/registrace/dekujeme"));
  await page.getByLabel("Heslo", { exact: true }).fill(testPassword);
  await page.getByRole("button", { name: /Potvrdit/ }).click();
  await expect(page.getByRole("banner")).toContainText(username);
  await expect.poll(() => wordsBehind(page, "/ucet/platba")).toMatch(new RegExp(`\\b${id}\\b`));
});
