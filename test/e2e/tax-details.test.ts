import { pragueDay } from "#contract/values/prague-day.ts";
import { askForTaxDetails } from "#server/features/seller-reports/ask-for-tax-details.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

const year = Number(pragueDay(new Date()).slice(0, 4));

test("a seller near the thresholds is asked for what the report misses, tells it, and is asked no more", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const ctx = await serverContext();
  const seller = await makePerson("danovy");
  await makeContact(ctx, seller.id, { firstName: "Dana", lastName: "Daňová" });
  const paidAt = new Date(`${year}-01-01T10:00:00Z`);
  const columns = { priceMinor: 90_000_00, paidAt, createdAt: paidAt, iban: "CZ6508000000192000145399" };
  const buyer = await makePerson("kupujici");
  await makeDeal(ctx, { seller, buyer, status: "paid", shippingMinor: 0, columns });
  await askForTaxDetails(ctx);

  const page = await windowOf(browser, seller, { viewport: { width: 390, height: 844 } });
  expect(await wordsFor(seller, "/ucet/prehled")).toContain("Doplňte údaje pro daně");
  await visit(page, "/ucet/fakturacni-a-kontaktni-udaje");
  const part = page.getByRole("region", { name: "Údaje pro daně" });

  await test.step("why is said, and what is missing", async () => {
    await expect(part).toContainText(/DAC7/);
    await expect(part).toContainText(/Vaše prodeje se blíží hranici/);
    await expect(part).toContainText(/Chybí: datum narození.*daňové číslo/);
    await expectGoodLooks(page);
  });

  await test.step("a wrong number is refused at its field, the right one completes it", async () => {
    await part.getByLabel("Datum narození").fill("1980-02-03");
    await part.getByLabel("Daňové číslo").fill("nevím");
    await part.getByLabel("Daňové číslo").press("Enter");
    await expect(part.getByText(/Toto není daňové číslo/)).toBeVisible();
    await part.getByLabel("Daňové číslo").fill("800203/1234");
    await part.getByRole("button", { name: "Uložit daňové údaje" }).click();
    await expect(page.getByText("Údaje pro daně jsou uložené.").first()).toBeVisible();
    await expect(part.getByLabel("Daňové číslo")).toHaveValue("8002031234");
    await expect(part).toContainText(/Máme všechno, co oznámení potřebuje/);
    await expect(part).not.toContainText(/blíží hranici/);
  });

  await test.step("nobody else is asked", async () => {
    expect(await wordsFor(seller, "/ucet/prehled")).not.toContain("Doplňte údaje pro daně");
    const others = await wordsFor(await makePerson("kupec"), "/ucet/fakturacni-a-kontaktni-udaje");
    expect(others).toContain("Kontakt a adresa");
    expect(others).not.toContain("Údaje pro daně");
  });
});
