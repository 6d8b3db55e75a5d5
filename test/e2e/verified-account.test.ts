import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, siteUrl, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

test("somebody who is not verified fills in what is missing, gets a code and comes back to what they were doing", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const person = await makePerson("overuje", { accountVerifiedAt: null });
  const page = await windowOf(browser, person, { viewport: { width: 390, height: 844 } });
  await visit(page, "/ucet/overeny-ucet?redirect=/ucet/vase-aukce");
  await expect(page.getByText("Nejdřív doplňte kontaktní údaje")).toBeVisible();
  await page.getByRole("link", { name: "Doplnit údaje" }).click();
  await page.getByLabel("Jméno", { exact: true }).fill("Jana");
  await page.getByLabel("Příjmení", { exact: true }).fill("Nová");
  // Not every number that begins with 7 is one that anybody may have.
  const number = `777${String(Date.now()).slice(-6)}`;
  await page.getByLabel("Telefon", { exact: false }).last().fill(number);
  await page.getByLabel("Ulice", { exact: false }).fill("Dlouhá 1");
  await page.getByLabel("PSČ").fill("110 00");
  await page.getByLabel("Obec", { exact: false }).first().fill("Praha");
  await page.getByRole("button", { name: /Uložit/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ověřený účet");
  await page.getByRole("button", { name: "Poslat kód" }).click();
  await expect(page.getByLabel("Kód ze zprávy")).toBeVisible();
  await expectGoodLooks(page);
  await page.getByLabel("Kód ze zprávy").fill("12345");
  await page.getByRole("button", { name: "Ověřit účet" }).click();
  await expect(page.getByText("Nesprávný kód. Zkuste to prosím znovu.")).toBeVisible();
  const texts = (await (await fetch(`${siteUrl()}/_dev/sms.json`)).json()) as {
    data: { to: string; text: string }[];
  };
  const code = /\d{6}/.exec(texts.data.find(({ to }) => to.endsWith(number))?.text ?? "")?.[0];
  await page.getByLabel("Kód ze zprávy").fill(code ?? "");
  await page.getByRole("button", { name: "Ověřit účet" }).click();
  await expect(page).toHaveURL(/\/ucet\/vase-aukce$/);
  expect(await wordsFor(person, "/account/verified-account")).toContain("has been verified since");
});
