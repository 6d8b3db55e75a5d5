import type { EditableGoodsOrder } from "#contract/products/goods-admin.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { makeDeal } from "#test/make/deal.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { addPictureTo, categoryOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { fillPlace, orderGoods, payGoods, putInCartOf } from "./shopping.ts";
import { callApi, wordsFor } from "./without-window.ts";

test("what is won of the shop goes into one order with goods: left out, taken again, paid, sent, and the deal shows it", async ({
  browser,
}) => {
  const ctx = await serverContext();
  const [owner] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.isShop, true));
  const winner = await makePerson("vyhral");
  const seller = { ...winner, id: owner?.id ?? 0 };
  const deal = await makeDeal(ctx, { seller, buyer: winner, categoryId: await categoryOf("jamajka") });
  await addPictureTo({ id: deal.listingId, sellerId: seller.id } as Parameters<typeof addPictureTo>[0]);
  const page = await windowOf(browser, winner, { viewport: { width: 390, height: 844 } });

  await test.step("the deal leads to the cart", async () => {
    await visit(page, `/ucet/obchody/${deal.id}`);
    await page.getByRole("link", { name: "Zaplatit v košíku" }).click();
    await expect(page).toHaveURL(/\/kosik$/);
  });
  const bought = page.getByRole("region", { name: "Koupili jste u nás" });

  await test.step("alone it can be ordered; with goods it is, unless it is left for later", async () => {
    await expect(page.getByRole("link", { name: "Pokračovat k objednávce" })).toBeVisible();
    await putInCartOf(winner, "Fairhope");
    await reload(page);
    const sum = page.getByRole("region", { name: "Souhrn" });
    await expect(sum).toContainText(/Koupeno u\snás dříve\s*1\s500\sKč/);
    await expectGoodLooks(page);
    await bought.getByLabel("Zaplatit v této objednávce").uncheck();
    await expect(sum).not.toContainText("Koupeno u");
    await reload(page);
    await expect(bought.getByLabel("Zaplatit v této objednávce")).not.toBeChecked();
    await bought.getByLabel("Zaplatit v této objednávce").check();
    await expect(sum).toContainText("Koupeno u");
  });

  await test.step("one order pays for both", async () => {
    await page.getByRole("link", { name: "Pokračovat k objednávce" }).click();
    await page.getByRole("radio", { name: /PPL na adresu/ }).check();
    await page.getByLabel("Telefon").fill("777 333 444");
    await fillPlace(page);
    await page.getByLabel("Souhlasím").check();
    await orderGoods(page);
    await expect(page).toHaveURL(/\/shrnuti\/\d+\//);
    await expect(page.getByRole("main")).toContainText("1 500".replace(" ", "\u00a0"));
    await payGoods(page);
  });

  await test.step("the back office sends it, and the deal shows so", async () => {
    const operator = await makePerson("balic", { scopes: ["shop"] });
    await expect.poll(() => wordsFor(operator, "/administrace/objednavky")).toContain(`obchod č. ${deal.id}`);
    const ordered = Number(/shrnuti\/(\d+)/.exec(page.url())?.[1]);
    for (const step of ["pack", "hand_over"]) {
      const { items } = await callApi<{ items: EditableGoodsOrder[] }>(operator, "GET", "/api/admin/goods-orders");
      const found = items.find(({ orderId }) => orderId === ordered);
      const body = { step, version: found?.version, tracking: "DR777" };
      await callApi(operator, "POST", `/api/admin/goods-orders/${found?.id}/steps`, body);
    }
    await visit(page, `/ucet/obchody/${deal.id}`);
    const now = page.getByRole("region", { name: "Co je teď potřeba" });
    await expect(now).toContainText("Na cestě s objednávkou");
    await now.getByRole("link", { name: "Zobrazit objednávku" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Objednávka č.");
  });
});
