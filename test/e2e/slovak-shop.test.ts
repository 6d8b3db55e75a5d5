import { expect, test } from "./journey.ts";
import { payGoods, toCheckout } from "./shopping.ts";
import { withSetting } from "./with-setting.ts";

test("the Slovak version sells to Slovakia: its carriers, its prefix, its postcodes, and the invoice of a Slovak company", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(422);
  await withSetting("shop", { country: "SK" }, async () => {
    await expect(async () => {
      await toCheckout(page, "Glen+Corrach");
      await expect(page.getByText(/Země:\sSlovensko/).first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole("radio").first().check();
    await page.getByLabel("E-mail").first().fill("zuzana@kabinet.test");
    await page.getByLabel("Předvolba").selectOption("+421");
    await page.getByLabel("Telefon").fill("905 123 456");
    await page.getByLabel("Nakupuji na firmu").check();
    await page.getByLabel("Název firmy").fill("Vináreň s.r.o.");
    await page.getByLabel("IČO").fill("31333532");
    await page.getByLabel("Jméno a příjmení").fill("Zuzana Malá");
    await page.getByLabel("Ulice a číslo").fill("Obchodná 1");
    await page.getByLabel("PSČ").fill("811 0");
    await page.getByLabel("Obec").fill("Bratislava");
    await page.getByLabel("Souhlasím").check();
    const press = page.getByRole("button", { name: "Objednat s povinností platby" });
    await press.click();
    await expect(page.getByLabel("PSČ")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("PSČ").fill("811 06");
    await press.click();
    await expect(page).toHaveURL(/\/shrnuti\/\d+\//);
    const goods = page.getByRole("region", { name: "Zboží a doprava" });
    await expect(goods).toContainText("Zuzana Malá, Obchodná 1, 811 06 Bratislava");
    await payGoods(page);
  });
});
