import { expect, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, proveIn, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

test("a voucher is issued, spread, used for half the price, and its owner sees what it brought", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const [operator, owner, seller] = [
    await makePerson("vydava", { scopes: ["finance"] }),
    await makePerson("siri"),
    await makePerson("uplatni"),
  ];
  const code = `PUL-${Date.now() % 1e8}`;
  const backOffice = await windowOf(browser, operator, { viewport: { width: 390, height: 844 } });
  await visit(backOffice, "/administrace/poukazy");
  await backOffice.getByText("Nový poukaz").click();
  await backOffice.getByLabel("Kód").fill(code);
  await backOffice.getByLabel("Komu patří").fill("nikdo-takovy");
  await backOffice.getByLabel("Sleva", { exact: true }).fill("50");
  await backOffice.getByLabel("Odměna z marže (%)").fill("10");
  await backOffice.getByRole("button", { name: "Vystavit poukaz" }).click();
  await proveIn(backOffice);
  await expect(backOffice.getByText("Uživatele s tímto jménem neznáme.")).toBeVisible();
  await backOffice.getByLabel("Komu patří").fill(owner.username);
  await backOffice.getByRole("button", { name: "Vystavit poukaz" }).click();
  await expect(backOffice.getByRole("listitem").filter({ hasText: code })).toContainText(/využito 0×, bez omezení/);

  const lot = await makeLotOf(seller);
  const page = await windowOf(browser, seller);
  await visit(page, `/ucet/vase-aukce/${lot.id}/topovat`);
  await page.getByLabel("Poukaz").fill("NEZNAMY");
  await page.getByRole("button", { name: "Objednat s poukazem" }).click();
  await expect(page.getByText("Tento poukaz neexistuje. Zkontrolujte prosím kód.")).toBeVisible();
  await page.getByLabel("Poukaz").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Objednat s poukazem" }).click();
  await expect(page.getByText(/sleva 14,50\sKč/)).toBeVisible();
  await page.getByRole("button", { name: /Zaplatit 14,50\sKč/ }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();

  const owners = await wordsFor(owner, "/ucet/poukazy");
  expect(owners).toContain(code);
  expect(owners).toContain("14,50 Kč");
  expect(owners).not.toContain(seller.username);
});
