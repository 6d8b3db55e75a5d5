import { pragueDay } from "#contract/values/prague-day.ts";
import { eq } from "#server/db/query.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { savedFile } from "./saved-file.ts";
import { serverContext } from "./server-context.ts";

/** A year of which no other journey tells. */
const year = Number(pragueDay(new Date()).slice(0, 4)) - 4;

test("who keeps the money makes the message for the tax office, sees what has changed since, and corrects it", async ({
  browser,
}) => {
  const ctx = await serverContext();
  const seller = await makePerson("oznamen");
  const taxId = "CZ8002031234";
  await makeContact(ctx, seller.id, { firstName: "Ota", lastName: `Dvořák ${seller.username}`, taxId });
  const paidAt = new Date(`${year}-05-20T10:00:00Z`);
  const columns = { priceMinor: 90_000_00, paidAt, createdAt: paidAt, iban: "CZ6508000000192000145399" };
  const buyer = await makePerson("kupujici");
  await makeDeal(ctx, { seller, buyer, status: "paid", shippingMinor: 0, columns });

  const operator = await makePerson("podatel", { scopes: ["finance"] });
  const page = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  await visit(page, `/administrace/oznameni-prodavajicich?year=${year}`);
  const part = page.getByRole("region", { name: "Podání finančnímu úřadu" });
  await expect(part).toContainText(/zatím nic připraveno není/);
  await page.getByText("Čtvrtletí a údaje").first().click();
  await page.getByLabel("Datum narození").fill("1980-02-03");
  await page.getByLabel("Datum narození").press("Enter");
  await expect(page.getByText("Uloženo.").first()).toBeVisible();

  await test.step("the first message has everybody", async () => {
    await part.getByRole("button", { name: "Připravit podání" }).click();
    const first = part.getByRole("listitem").filter({ hasText: "Nové údaje (DPI401)" });
    await expect(first).toContainText(/1\snový/);
    await expect(first).toContainText(operator.username);
    await expect(part).toContainText(/Od posledního podání se nic nezměnilo/);
    const file = await savedFile(page, "Stáhnout XML");
    expect(file.data.toString()).toContain("<MessageTypeIndic>DPI401</MessageTypeIndic>");
    await expectGoodLooks(page);
  });

  await test.step("what has changed is named, and the correction says it under the former name", async () => {
    await ctx.db.update(contactDetails).set({ street: "Úvoz 1" }).where(eq(contactDetails.userId, seller.id));
    await reload(page);
    await expect(part).toContainText(new RegExp(`Dvořák ${seller.username}: adresa`));
    await part.getByRole("button", { name: "Připravit opravu" }).click();
    const correction = part.getByRole("listitem").filter({ hasText: "Opravy (DPI402)" });
    await expect(correction).toContainText(/1\sopravený/);
    const file = await savedFile(page, "Stáhnout XML", correction);
    expect(file.data.toString()).toMatch(/<stf:CorrDocRefId>CZ.*-seller-\d+<\/stf:CorrDocRefId>/);
  });

  await test.step("a message that was not taken is discarded after a question", async () => {
    await part.getByRole("button", { name: "Zahodit" }).click();
    const question = page.getByRole("dialog", { name: "Zahodit podání?" });
    await question.getByRole("button", { name: "Zahodit" }).click();
    await expect(part.getByText("Opravy (DPI402)")).toHaveCount(0);
    await expect(part).toContainText(new RegExp(`Dvořák ${seller.username}: adresa`));
  });
});
