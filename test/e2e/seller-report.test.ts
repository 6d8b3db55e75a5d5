import { pragueDay } from "#contract/values/prague-day.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, type Person, windowOf } from "./people.ts";
import { savedFile } from "./saved-file.ts";
import { serverContext } from "./server-context.ts";

const year = Number(pragueDay(new Date()).slice(0, 4)) - 1;

/** A sale of last year whose payment was confirmed in its second quarter. */
async function sell({ id }: Person, priceMinor: number): Promise<void> {
  const ctx = await serverContext();
  const paidAt = new Date(`${year}-05-20T10:00:00Z`);
  const columns = { priceMinor, paidAt, createdAt: paidAt, iban: "CZ6508000000192000145399" };
  const user = { id } as Awaited<ReturnType<typeof makeDeal>>["seller"];
  const buyer = await makePerson("kupujici");
  await makeDeal(ctx, { seller: user, buyer, status: "paid", shippingMinor: 0, columns });
}

test("who keeps the money sees whom to report for a year, fills in what is missing, and saves the report", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(404, 409);
  const ctx = await serverContext();
  const seller = await makePerson("prodava");
  await makeContact(ctx, seller.id, { firstName: "Zdeněk", lastName: `Velký ${seller.username}` });
  await sell(seller, 90_000_00);
  const occasional = await makePerson("obcas");
  await makeContact(ctx, occasional.id, { firstName: "Olga", lastName: `Malá ${occasional.username}` });
  await sell(occasional, 1_000_00);
  expect((await answerFor(seller, "/administrace/oznameni-prodavajicich")).status).toBe(404);

  const operator = await makePerson("danar", { scopes: ["finance"] });
  const page = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  await visit(page, "/administrace/oznameni-prodavajicich");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oznámení o prodávajících");
  const lines = page.getByRole("main").locator("li");
  const line = lines.filter({ hasText: seller.username });

  await test.step("last year is shown, with who is reported and who is left out and why", async () => {
    await expect(page.getByRole("link", { name: String(year) })).toHaveAttribute("aria-current", "true");
    await expect(line).toContainText(/oznamuje se/);
    await expect(line).toContainText(/90\s000\sKč/);
    await expect(line).toContainText(/Chybí: .*datum narození/);
    await expect(lines.filter({ hasText: occasional.username })).toContainText(/vynechán: málo prodejů/);
  });

  await test.step("what is missing is filled in over the keyboard and missed no more", async () => {
    await page.getByRole("link", { name: /Chybí údaje/ }).click();
    await expect(page).toHaveURL(/group=incomplete/);
    await line.getByText("Čtvrtletí a údaje").click();
    await expect(line.getByRole("row", { name: /^2 1 90\s000\sKč/ })).toBeVisible();
    await line.getByLabel("Datum narození").fill("1980-02-03");
    await line.getByLabel("Daňové číslo").fill("CZ8002031234");
    await expectGoodLooks(page);
    await line.getByLabel("Daňové číslo").press("Enter");
    await expect(page.getByText("Uloženo.").first()).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  await test.step("the table has both, the file waits for others or has who is reported", async () => {
    await page.getByRole("link", { name: /^Všichni/ }).click();
    const table = await savedFile(page, "Uložit jako tabulku");
    expect(table.name).toBe(`prodavajici-${year}.csv`);
    expect(table.data.toString()).toContain(`ano;;${seller.username};;Zdeněk;`);
    expect(table.data.toString()).toContain(`;${occasional.username};;Olga;`);
    await page.getByRole("link", { name: String(year + 1) }).click();
    await expect(page.getByRole("region", { name: "Podání finančnímu úřadu" })).toHaveCount(0);
    await expect(page.getByText("Rok ještě neskončil, součty se mění.")).toBeVisible();
  });
});
