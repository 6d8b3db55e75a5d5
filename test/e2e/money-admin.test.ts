import { pragueDay } from "#contract/values/prague-day.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { answerFor, makePerson, proveIn, windowOf } from "./people.ts";
import { savedFile } from "./saved-file.ts";
import { serverContext } from "./server-context.ts";
import { callApi } from "./without-window.ts";

test("who keeps the money saves the payments and the ledger of a period, takes in a statement, pairs what waits and gives back; others find no back office", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const seller = await makePerson("plati");
  const lot = await makeLotOf(seller);
  expect((await answerFor(seller, "/administrace/penize")).status).toBe(404);
  const topping = `/api/me/advertisements/${lot.id}/topping`;
  const data = await callApi<{ orderId: number }>(seller, "POST", topping, { days: 3 });

  const payer = await makePerson("plati");
  const ctx = await serverContext();
  const { id, totalMinor, variableSymbol } = await createOrder(ctx, {
    userId: payer.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Balíček", en: "Package" }, revenue: "package", quantity: 1, unitMinor: 12_100 }],
  });
  await receiveMoney(ctx, {
    ...{ source: "transfer", reference: `exports-${id}`, amountMinor: totalMinor, currency: "CZK" },
    ...{ orderId: id, variableSymbol },
  });
  const operator = await makePerson("pokladna", { scopes: ["finance"] });
  const page = await windowOf(browser, operator, { viewport: { width: 390, height: 844 } });
  await visit(page, "/administrace/penize");
  const exports = page.getByRole("region", { name: "Výstupy pro účetní" });

  await test.step("a period before the site has nothing to save, and it is said", async () => {
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

  const rows = ["ID pohybu;Datum;Objem;Měna;VS", `${Date.now()};24.11.2026;50,00;CZK;${Date.now() % 1e9}`];
  const file = { name: "vypis.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.getByLabel("Vybrat soubor s výpisem").setInputFiles(file);
  await page.getByRole("button", { name: "Načíst výpis" }).click();
  await test.step("who is there is shown once, and the work goes on", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Zavřít" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Načíst výpis" }).click();
    await proveIn(page);
  });
  await expect(page.getByRole("status").filter({ hasText: "Příchozích plateb: 1" })).toBeVisible();
  await page.getByRole("button", { name: "Načíst výpis" }).click();
  await expect(page.getByText(/už dříve načtených: 1/)).toBeVisible();

  const waiting = page.getByRole("listitem").filter({ hasText: /^Neznámá objednávka50\sKč/ });
  await waiting.getByLabel("Objednávka č.").fill(String(data.orderId));
  await waiting.getByRole("button", { name: "Spárovat" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Spárovat" }).click();
  await expect(dialog).toHaveCount(0);
  const rest = page.getByRole("listitem").filter({ hasText: /^Nesouhlasí částka21\sKč/ });
  await rest.getByRole("button", { name: "Označit za vrácené" }).click();
  await dialog.getByLabel("Důvod").fill("přeplatek");
  await dialog.getByRole("button", { name: "Označit za vrácené" }).click();
  await expect(rest).toHaveCount(0);

  await page.getByRole("link", { name: "Objednávky" }).click();
  await page.getByLabel("Číslo, variabilní symbol nebo jméno").fill(seller.username);
  await page.getByRole("button", { name: "Hledat", exact: true }).last().click();
  const order = page.getByRole("listitem").filter({ hasText: "Topování na 3 dny" });
  await expect(order).toContainText("zaplaceno");
  await order.getByRole("button", { name: "Vrátit peníze" }).click();
  await expect(dialog.getByLabel("Částka")).toHaveValue("29");
  await dialog.getByLabel("Částka").fill("1000");
  await dialog.getByLabel("Důvod").fill("dohoda");
  await dialog.getByRole("button", { name: "Vrátit peníze" }).click();
  await expect(dialog.getByText("Vrátit lze nejvýše to")).toBeVisible();
  await dialog.getByLabel("Částka").fill("29");
  await dialog.getByRole("button", { name: "Vrátit peníze" }).click();
  await expect(order).toContainText("vráceno");
  await expectGoodLooks(page);
});
