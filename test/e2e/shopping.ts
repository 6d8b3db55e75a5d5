import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Cart } from "#contract/shop/carts.ts";
import type { Checkout } from "#contract/shop/checkouts.ts";
import { eq, sql } from "#server/db/query.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { house } from "./house.ts";
import { visit } from "./journey.ts";
import { act } from "./people.ts";

/** Puts pieces of the first goods that a word finds into the cart; returns the block of the product's page. */
export async function putInCart(page: Page, word: string, quantity = 1): Promise<Locator> {
  await visit(page, `/hledani?q=${word}&saleMode=stock`);
  await page.getByRole("main").locator("li.card").getByRole("link").first().click();
  const block = page.getByRole("region", { name: "Zboží z obchodu" });
  await block.getByLabel("Počet").fill(String(quantity));
  await block.getByRole("button", { name: "Do košíku" }).click();
  return block;
}

/** Puts the first goods that a word finds into the cart and goes on to the checkout. */
export async function toCheckout(page: Page, word: string): Promise<void> {
  const block = await putInCart(page, word);
  await block.getByRole("link", { name: "Přejít do košíku" }).click();
  await page.getByRole("link", { name: "Pokračovat k objednávce" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Objednávka");
}

/** Writes an address into the fields of the checkout. */
export async function fillPlace(page: Page): Promise<void> {
  await page.getByLabel("Jméno a příjmení").fill("Jana Malá");
  await page.getByLabel("Ulice a číslo").fill("Dlouhá 1");
  await page.getByLabel("PSČ").fill("602 00");
  await page.getByLabel("Obec").fill("Brno");
}

export async function orderGoods(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Objednat s povinností platby" }).click();
}

/** A guest's order of pieces of goods by PPL, paid; the path of its page. */
export async function orderPaid(name: string, quantity: number): Promise<string> {
  type Answer<Data> = { data: Data };
  const ctx = await house();
  const found = await ctx.db.execute<{ id: string | number }>(
    sql`select id from listings where name like ${`${name}%`} order by id limit 1`,
  );
  const cart = `/api/cart/${randomBytes(32).toString("base64url")}`;
  const productId = Number(found.rows[0]?.id);
  const { data: filled } = await act<Answer<Cart>>(null, "POST", `${cart}/lines`, { productId, quantity });
  const { data: offered } = await act<Answer<Checkout>>(null, "GET", `${cart}/checkout`);
  const way = offered.ways.find((each) => each.kind === "carrier" && each.name.startsWith("PPL"));
  const { address } = goodsOrderBody.delivery;
  const { data: placed } = await act<Answer<{ orderId: number; hash: string }>>(
    null,
    "POST",
    `${cart}/order`,
    {
      ...goodsOrderBody,
      delivery: { kind: "carrier", carrierId: way?.carrierId, address },
      total: filled.total + (way?.price ?? 0),
    },
  );
  const orderId = placed.orderId;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  const money = { source: "comgate", reference: `journey-${orderId}`, currency: "CZK" };
  await receiveMoney(ctx, { ...money, orderId, amountMinor: order?.totalMinor ?? 0 });
  return `/shrnuti/${orderId}/${placed.hash}`;
}

/** Pays an order on the page of the sandbox. */
export async function payGoods(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Zaplatit / }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
}

/** The order that the address of a page names, at the desk once its payment is known there. */
export async function findAtDesk(desk: Page, page: Page): Promise<Locator> {
  const number = /(?:shrnuti|summary)\/(\d+)/.exec(page.url())?.[1];
  const block = desk
    .getByRole("listitem")
    .filter({ hasText: `Objednávka č. ${number}` })
    .first();
  await expect(async () => {
    await visit(desk, "/administrace/objednavky");
    await expect(block).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return block;
}
