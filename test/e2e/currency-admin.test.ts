import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";

const path = "/administrace/meny";
const listOf = (rates: Record<string, string>) =>
  [
    "20.11.2026 #225",
    "země|měna|množství|kód|kurz",
    ...Object.entries(rates).map(([code, rate]) => `země|měna|1|${code}|${rate}`),
  ].join("\n");

test("an operator keeps currencies, and takes the bank's rates after a look at what they change", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const backOffice = await windowOf(browser, await makePerson("kurzy", { scopes: ["content"] }), {
    viewport: { width: 1260, height: 900 },
  });
  const row = (code: string) =>
    backOffice.getByRole("listitem").filter({ has: backOffice.locator("summary").filter({ hasText: code }) });
  const seenRate = async (code: string, rate: number) => {
    await expect(async () => {
      const list = await (await page.request.get("/api/lists/currencies")).json();
      expect(list.find((each: { code: string }) => each.code === code)?.rate).toBe(rate);
    }).toPass({ timeout: 5_000 });
  };

  await test.step("a new currency is in the choice of every page, and what is wrong is said at its field", async () => {
    await visit(backOffice, path);
    await backOffice.locator("summary").filter({ hasText: "Nová měna" }).press("Enter");
    const added = backOffice.locator("form").filter({ has: backOffice.getByRole("button", { name: "Přidat měnu" }) });
    await added.getByLabel("Kód").fill("EUR");
    await added.getByLabel("Kurz v Kč").fill("27,80");
    await added.getByLabel("Značka před částkou").fill("£");
    await added.getByRole("button", { name: "Přidat měnu" }).click();
    await expect(added.getByText("Tato měna v seznamu už je.")).toBeVisible();
    await added.getByLabel("Kód").fill("GBP");
    await added.getByRole("button", { name: "Přidat měnu" }).click();
    await expect(row("GBP").getByText(/1 GBP = 27,8\sKč/)).toBeVisible();
    const choice = async () => (await answerFor(null, "/prodejny")).text();
    await expect.poll(choice).toMatch(/Měna cen<.*?<option[^>]*>GBP</s);
  });

  await test.step("a slip of the pen is asked about before it is stored", async () => {
    await row("GBP").locator("summary").click();
    await row("GBP").getByLabel("Kurz v Kč").fill("278");
    await row("GBP").getByRole("button", { name: "Uložit" }).click();
    await expect(row("GBP").getByText(/Kurz se mění o víc než 20\s%\. Pokud/)).toBeVisible();
    await row("GBP").getByLabel("Kurz v Kč").fill("28,5");
    await row("GBP").getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText("Uloženo, na webu už to platí.")).toBeVisible();
    await seenRate("GBP", 28.5);
  });

  await test.step("a bank that is away is said, and a list from a file does as well", async () => {
    await backOffice.getByRole("button", { name: "Načíst kurzy z banky" }).click();
    await expect(backOffice.getByText("Seznam kurzů se teď nepodařilo načíst.")).toBeVisible();
    const upload = (text: string) =>
      backOffice.locator("input[type=file]").setInputFiles({
        ...{ name: "denni_kurz.txt", mimeType: "text/plain" },
        buffer: Buffer.from(text),
      });
    await upload("kurzy nejsou");
    await expect(backOffice.getByText(/nerozumíme řádku 1/)).toBeVisible();
    await upload(listOf({ GBP: "2,85", USD: "21,1" }));
    await expect(backOffice.getByRole("row", { name: /GBP 28,5 2,85 −90\s%/ })).toBeVisible();
    await expect(backOffice.getByText("V seznamu není: EUR. Kurz zůstane.")).toBeVisible();
    await expect(backOffice.getByRole("button", { name: "Uložit kurzy" })).toBeDisabled();
    await expectGoodLooks(backOffice);
    await backOffice.getByRole("button", { name: "Zahodit" }).click();
  });

  await test.step("the bank's own list is stored, and is in force on every page", async () => {
    const bank = createServer((_, response) => {
      response.end(listOf({ EUR: "24,215", GBP: "28,1", USD: "20,874" }));
    }).listen(Number(process.env.KABINET_TEST_RATES_PORT), "127.0.0.1");
    await once(bank, "listening");
    await backOffice.getByRole("button", { name: "Načíst kurzy z banky" }).click();
    await expect(backOffice.getByRole("row", { name: /EUR 24,\d+ 24,215 / })).toBeVisible();
    await backOffice.getByRole("button", { name: "Uložit kurzy" }).press("Enter");
    await expect(backOffice.getByText("Kurzy jsou uložené, na webu už platí.")).toBeVisible();
    await expect(row("GBP").getByText(/kurz\sz\s20\./)).toBeVisible();
    await seenRate("GBP", 28.1);
    bank.closeAllConnections();
    bank.close();
  });

  await test.step("a rate is put back by hand", async () => {
    await row("EUR").locator("summary").click();
    await row("EUR").getByLabel("Kurz v Kč").fill("24,3");
    await row("EUR").getByRole("button", { name: "Uložit" }).click();
    await seenRate("EUR", 24.3);
  });

  await test.step("crowns cannot be changed, and a currency is taken away after a question", async () => {
    await row("CZK").locator("summary").click();
    await expect(row("CZK").getByLabel("Kurz v Kč")).not.toBeEditable();
    await row("GBP").getByRole("button", { name: "Smazat měnu" }).click();
    await backOffice.getByRole("button", { name: "Smazat", exact: true }).click();
    await expect(row("GBP")).toHaveCount(0);
  });
});
