import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { withSetting } from "./with-setting.ts";

test("who keeps the money adds a rate of VAT, hears of a day that has one, and it is kept", async ({
  browser,
  troubles,
}) => {
  // A day that has a rate is refused.
  troubles.expectStatus(422);
  await withSetting("tax", { isPayer: true, rates: [{ from: "2024-01-01", standard: 21 }] }, async () => {
    const page = await windowOf(browser, await makePerson("ucetni", { scopes: ["finance"] }));
    await visit(page, "/administrace/dph");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Přidat sazby" }).click();
    const rates = main.locator("form").getByRole("listitem");
    const added = rates.nth(1);
    await added.getByLabel("Platí od").fill("2024-01-01");
    await added.getByLabel("Základní sazba (%)").fill("sto");
    await main.getByRole("button", { name: "Uložit" }).click();
    await expect(added).toContainText("Zadejte prosím celé číslo od 0 do 99.");
    await added.getByLabel("Základní sazba (%)").fill("22");
    await added.getByLabel("Snížená sazba (%)").fill("11");
    await main.getByRole("button", { name: "Uložit" }).click();
    await expect(added).toContainText("Od téhož dne už platí jiná sazba.");
    await added.getByLabel("Platí od").fill("2099-01-01");
    await main.getByRole("button", { name: "Uložit" }).click();
    await expect(page.getByText("Nastavení DPH je uložené.")).toBeVisible();
    expect(await (await page.request.get("/administrace/dph")).text()).toContain("2099-01-01");
  });
});
