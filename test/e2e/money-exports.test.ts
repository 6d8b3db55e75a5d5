import { pragueDay } from "#contract/values/prague-day.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { savedFile } from "./saved-file.ts";

test("who keeps the money saves the payments and the ledger of a period", async ({ browser, troubles }) => {
  troubles.expectStatus(409);
  const payer = await makePerson("plati");
  const ctx = await house();
  const { id, totalMinor, variableSymbol } = await createOrder(ctx, {
    userId: payer.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Balíček", en: "Package" }, revenue: "package", quantity: 1, unitMinor: 12_100 }],
  });
  await receiveMoney(ctx, {
    ...{ source: "transfer", reference: `exports-${id}`, amountMinor: totalMinor, currency: "CZK" },
    ...{ orderId: id, variableSymbol },
  });
  const keeper = await makePerson("pokladnik", { scopes: ["finance"] });
  const page = await windowOf(browser, keeper, { viewport: { width: 1260, height: 900 } });
  await visit(page, "/administrace/penize");
  const exports = page.getByRole("region", { name: "Výstupy pro účetní" });

  await test.step("a period before the house has nothing to save, and it is said", async () => {
    await exports.getByLabel("Od", { exact: true }).fill("2001-01-01");
    await exports.getByLabel("Do", { exact: true }).fill("2001-01-31");
    await exports.getByRole("button", { name: "Uložit platby jako tabulku" }).click();
    await expect(page.getByText("V tomto období není co uložit.").first()).toBeVisible();
  });

  const today = pragueDay(new Date());
  await exports.getByLabel("Od", { exact: true }).fill(today);
  await exports.getByLabel("Do", { exact: true }).fill(today);
  const payments = await savedFile(page, "Uložit platby jako tabulku");
  expect(payments.name).toBe(`platby-${today}-${today}.csv`);
  expect(payments.data.toString()).toContain(`;transfer;121,00;CZK;příjem;;${variableSymbol};`);
  const ledger = await savedFile(page, "Uložit účetní knihu jako tabulku");
  expect(ledger.name).toBe(`ucetni-kniha-${today}-${today}.csv`);
  expect(ledger.data.toString()).toContain(`;held:transfer;unpaired;121,00;CZK;příjem;`);
});
