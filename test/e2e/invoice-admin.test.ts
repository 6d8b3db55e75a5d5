import { pragueDay } from "#contract/values/prague-day.ts";
import { issueBill } from "#server/features/invoices/issue-bill.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { makeContact } from "#test/make/contact.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, type Person, proveIn, windowOf } from "./people.ts";
import { savedFile } from "./saved-file.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

/** A paid order, whose document follows by itself. */
async function buy(payer: Person): Promise<void> {
  const ctx = await serverContext();
  const { id, totalMinor } = await createOrder(ctx, {
    userId: payer.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Balíček", en: "Package" }, revenue: "package", quantity: 1, unitMinor: 12_100 }],
  });
  const reference = `documents-${id}`;
  await receiveMoney(ctx, {
    ...{ source: "transfer", reference, amountMinor: totalMinor, currency: "CZK", orderId: id },
  });
}

/** The bill of a month's fees, which is unpaid when it is issued. */
async function billFees({ id }: Person): Promise<void> {
  const ctx = await serverContext();
  const statementId = id;
  const today = pragueDay(new Date());
  const order = await createOrder(ctx, {
    ...{ userId: id, subject: { type: "fees", id: statementId }, owedSince: new Date(), dueOn: today },
    lines: [1, 2].map((number) => ({
      label: { cs: `Provize z prodeje: Láhev ${number}`, en: `Commission on a sale: Bottle ${number}` },
      ...{ revenue: "seller_commission", quantity: 1, unitMinor: 4_900 },
    })),
  });
  await issueBill(ctx, { statementId, orderId: order.id, taxableOn: today, dueOn: today });
}

test("who keeps the money finds a document, and saves it and a period of them; others find no back office", async ({
  browser,
  troubles,
}) => {
  // A wrong IČO of a customer is refused.
  troubles.expectStatus(422);
  const payer = await makePerson("odebira");
  const company = `Zlatá ${payer.username} s.r.o.`;
  await makeContact(await serverContext(), payer.id, { company, companyId: "27074358" });
  await buy(payer);
  expect((await answerFor(payer, "/administrace/doklady")).status).toBe(404);

  const operator = await makePerson("ucetni", { scopes: ["finance"] });
  await expect.poll(() => wordsFor(operator, "/administrace/doklady")).toContain(company);
  const page = await windowOf(browser, operator);
  await visit(page, "/administrace/doklady");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Doklady");
  const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: company });
  await expect(lines).toHaveCount(1);

  await test.step("without a period nothing can be saved, and it is said why", async () => {
    await expect(page.getByText("Uložit lze jen doklady období")).toBeVisible();
    await expect(page.getByRole("button", { name: "Uložit jako ISDOC (ZIP)" })).toHaveCount(0);
  });

  await test.step("narrowed by keyboard, the state stands in the address", async () => {
    await page.getByRole("link", { name: "tento měsíc" }).click();
    await expect(page.getByLabel("Od", { exact: true })).not.toHaveValue("");
    await page.getByLabel("Číslo nebo odběratel").fill(payer.username);
    await page.getByLabel("Číslo nebo odběratel").press("Enter");
    await expect(page).toHaveURL(new RegExp(`from=.*&to=.*&q=${encodeURIComponent(payer.username)}`));
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(/faktura/);
    await expect(lines).toContainText("IČO 27074358");
    await expect(lines).toContainText(/121\sKč/);
  });

  await test.step("it is saved for people and for programs, and the period as a table and an archive", async () => {
    const number = /FV\d{10}/.exec(await lines.innerText())?.[0] ?? "";
    const pdf = await savedFile(page, `Stáhnout ${number} jako PDF`);
    expect([pdf.name, pdf.data.subarray(0, 5).toString()]).toEqual([`${number}.pdf`, "%PDF-"]);
    const table = await savedFile(page, "Uložit jako tabulku");
    expect(table.name).toMatch(/^doklady-.*\.csv$/);
    expect(table.data.toString().trim().split("\r\n")).toHaveLength(2);
    expect(table.data.toString()).toContain(`${number};faktura;`);
    const archive = await savedFile(page, "Uložit jako ISDOC (ZIP)");
    expect(archive.name).toMatch(/^isdoc-.*\.zip$/);
    expect(archive.data.includes(`${number}.isdoc`)).toBe(true);
    const pohoda = await savedFile(page, "Uložit pro Pohodu (XML)");
    expect(pohoda.data.toString()).toContain(`<typ:numberRequested checkDuplicity="true">${number}<`);
  });

  await test.step("a collective invoice shows what it gathers", async () => {
    await billFees(payer);
    await page.getByLabel("Stav").selectOption({ label: "čeká na platbu" });
    await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(page).toHaveURL(/state=awaiting/);
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(/souhrnná faktura/);
    await lines.getByText("Shrnuje 2 poplatky").click();
    await expect(lines.getByText("Provize z prodeje: Láhev 2")).toBeVisible();
    await expectGoodLooks(page);
    await page.getByLabel("Stav").selectOption({ label: "všechny" });
  });

  await page.getByLabel("Druh").selectOption({ label: "opravný doklad" });
  await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
  await expect(page.getByText("Nic takového tu není")).toBeVisible();
  await expect(page.getByRole("button", { name: "Uložit jako tabulku" })).toHaveCount(0);

  await test.step("a wrong document is issued anew from its page, which leads to the new one", async () => {
    await page.getByLabel("Druh").selectOption({ label: "faktura" });
    await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await page.getByRole("link", { name: /^FV/ }).click();
    await page.getByText("Opravit doklad").click();
    await page.getByLabel("Jméno nebo firma").fill("Správná a.s.");
    await page.getByLabel("IČO").fill("123");
    await page.getByLabel("Důvod opravy").fill("Jiný odběratel");
    await page.getByRole("button", { name: "Zrušit a vystavit znovu" }).click();
    await expect(page.getByText("Toto IČO není platné.")).toBeVisible();
    await page.getByLabel("IČO").fill("45274649");
    await expectGoodLooks(page);
    await page.getByRole("button", { name: "Zrušit a vystavit znovu" }).click();
    await proveIn(page);
    await expect(page.getByText("původní doklad, místo něhož platí tento")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Správná a.s.");
  });
});
