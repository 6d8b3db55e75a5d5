import type { AddressBody } from "#contract/accounts/addresses.ts";
import { addressOf } from "#test/make/address.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { fillPlace, orderGoods, putInCartOf } from "./shopping.ts";
import { callApi, wordsFor } from "./without-window.ts";

/** The addresses of an account in the checkout. */

test("CK1: a member is offered the addresses of the account, deletes one of them, and keeps the one that was written", async ({
  browser,
}) => {
  const buyer = await makePerson("adresy");
  const page = await windowOf(browser, buyer, { viewport: { width: 390, height: 844 } });
  const add = (more: Partial<AddressBody>) => callApi(buyer, "POST", "/api/me/addresses", addressOf(more));
  await add({ name: "Petra Malá", street: "Lidická 12" });
  await add({ name: "Chata", street: "U Rybníka 3", zip: "588 56", city: "Telč" });
  await add({ name: "Bratislava", zip: "811 01", country: "SK" });

  await putInCartOf(buyer, "Fairhope");
  await visit(page, "/kosik/objednavka");
  const address = page.getByRole("group", { name: "Doručovací adresa" }).first();
  await expect(address.getByRole("radio", { name: /Petra Malá/ })).toBeChecked();
  await expect(address.getByRole("radio", { name: /Bratislava/ })).toHaveCount(0);
  await expect(address.getByLabel("Ulice a číslo")).toHaveCount(0);
  await expectGoodLooks(page);

  await address.getByRole("button", { name: "Smazat adresu Lidická 12, 602 00 Brno" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Smazat adresu" }).click();
  await expect(page.getByText("Adresa byla úspěšně smazána.")).toBeVisible();
  await expect(address.getByRole("radio", { name: /Petra Malá/ })).toHaveCount(0);
  // What was picked and is deleted stays written, as another address.
  await expect(address.getByRole("radio", { name: "Jiná adresa" })).toBeChecked();
  await expect(address.getByLabel("Ulice a číslo")).toHaveValue("Lidická 12");
  await address.getByRole("radio", { name: /Chata/ }).check();
  await address.getByRole("radio", { name: "Jiná adresa" }).check();
  await expect(address.getByLabel("Ulice a číslo")).toHaveValue("");
  await fillPlace(page);
  await page.getByLabel("Uložit adresu do účtu").check();
  await page.getByLabel("Telefon").fill("777 333 444");
  await page.getByLabel("Souhlasím").check();
  await orderGoods(page);

  await expect(page).toHaveURL(/\/ucet\/shrnuti\/\d+\//);
  await expect(page.getByText("Adresa byla úspěšně uložena.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Zboží a doprava" })).toContainText("Dlouhá 1");
  expect(await wordsFor(buyer, "/ucet/fakturacni-a-kontaktni-udaje")).toContain("Dlouhá 1, 602 00 Brno");
});
