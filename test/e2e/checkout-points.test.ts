import { expect, test } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { fillPlace, openCheckout, orderGoods } from "./shopping.ts";

/** Goods to a pick-up point. */

test("a guest finds a pick-up point by its town, chooses it by keyboard and sees it with the order", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openCheckout(page, "Glen Corrach");
  await page.getByRole("radio", { name: /Zásilkovna na výdejní místo/ }).check();
  await page.getByLabel("E-mail").first().fill("jana@kabinet.test");
  await page.getByLabel("Telefon").fill("777 111 222");
  await fillPlace(page);
  await page.getByLabel("Souhlasím").check();
  await orderGoods(page);
  const search = page.getByLabel("Najít výdejní místo");
  await expect(search).toBeFocused();
  await expect(page.getByText("Pole musí být vyplněno")).toBeVisible();

  await page.keyboard.type("zzz");
  await expect(page.getByText("Žádné výdejní místo jsme nenašli.")).toBeVisible();
  await search.fill("brno");
  const list = page.getByRole("list", { name: "Výdejní místa" });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await expectGoodLooks(page);
  await search.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Změnit" })).toBeFocused();
  await expect(page.getByText("Brno, Veveří 46 (Knihkupectví)")).toBeVisible();
  await orderGoods(page);
  await expect(page).toHaveURL(/\/shrnuti\/\d+\//);
  const goods = page.getByRole("region", { name: "Zboží a doprava" });
  await expect(goods).toContainText("Brno, Veveří 46 (Knihkupectví)");
  await expect(goods).toContainText("Jana Malá, Veveří 46, 602 00 Brno");
});
