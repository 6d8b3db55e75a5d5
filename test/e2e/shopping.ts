import { randomBytes } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Cart } from "#contract/carts/carts.ts";
import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import { eq, sql } from "#server/db/query.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { visit } from "./journey.ts";
import { type Person, siteUrl } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi, wordsBehind } from "./without-window.ts";

/** Puts pieces of the first goods that a word finds into the cart; returns the block of the product's page. */
export async function putInCart(page: Page, word: string, quantity = 1): Promise<Locator> {
  await visit(page, `/hledani?q=${word}&saleMode=stock`);
  await page.getByRole("main").locator("li.card").getByRole("link").first().click();
  const block = page.getByRole("region", { name: "Zboží z obchodu" });
  await block.getByLabel("Počet").fill(String(quantity));
  // On a phone the bar at the foot of the page has another one until the block's own is in view.
  await block.getByRole("button", { name: "Do košíku" }).first().click();
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

/** A guest's order of pieces of the first goods of that name, by the first carrier and paid; the path of its page. */
export async function orderPaid(name: string, quantity: number): Promise<string> {
  const ctx = await serverContext();
  const key = randomBytes(32).toString("base64url");
  const cart = await putIn(null, key, name, quantity);
  const { orderId, hash } = await placeOrder(null, key, cart, goodsOrderBody.email);
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  const money = { source: "comgate", reference: `journey-${orderId}`, currency: "CZK" };
  await receiveMoney(ctx, { ...money, orderId, amountMinor: order?.totalMinor ?? 0 });
  return `/shrnuti/${orderId}/${hash}`;
}

/** Pays an order on the page of the sandbox. */
export async function payGoods(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Zaplatit / }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
}

/** The order that the address of a page names, at the back office once its payment is known there. */
export async function findAtAdmin(backOffice: Page, page: Pick<Page, "url">): Promise<Locator> {
  const number = /(?:shrnuti|summary)\/(\d+)/.exec(page.url())?.[1];
  const block = backOffice
    .getByRole("listitem")
    .filter({ hasText: `Objednávka č. ${number}` })
    .first();
  const path = "/administrace/objednavky";
  await expect.poll(() => wordsBehind(backOffice, path)).toContain(`Objednávka č. ${number}`);
  await visit(backOffice, path);
  await expect(block).toBeVisible();
  return block;
}

/** Puts a piece of the first goods of that name into a person's cart, without a window. */
export function putInCartOf(person: Person, name: string): Promise<Cart> {
  return putIn(person, "own", name, 1);
}

/** Opens the checkout for a guest whose cart has pieces of the first goods of that name. */
export async function openCheckout(page: Page, name: string, quantity = 1): Promise<void> {
  await putInGuestsCart(page, name, quantity);
  await visit(page, "/kosik/objednavka");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Objednávka");
}

/** Puts pieces of the first goods of that name into the cart of the guest at a window. */
export async function putInGuestsCart(page: Page, name: string, quantity: number): Promise<void> {
  const key = randomBytes(32).toString("base64url");
  await putIn(null, key, name, quantity);
  await page.context().addCookies([{ name: "guest-cart", value: key, url: siteUrl() }]);
}

async function putIn(person: Person | null, key: string, name: string, quantity: number): Promise<Cart> {
  const { db } = await serverContext();
  const { rows } = await db.execute<{ id: string | number }>(sql`
    select products.id from products join listings using (id) where name like ${`%${name}%`} order by id limit 1`);
  const productId = Number(rows[0]?.id);
  return callApi<Cart>(person, "POST", `/api/cart/${key}/lines`, { productId, quantity });
}

/** Orders a piece of goods for a person by the first carrier, without a window. */
export async function orderFor(person: Person, name: string): Promise<void> {
  await placeOrder(person, "own", await putInCartOf(person, name), person.email);
}

async function placeOrder(
  person: Person | null,
  key: string,
  { total }: Cart,
  email: string,
): Promise<{ orderId: number; hash: string }> {
  const { ways } = await callApi<Checkout>(person, "GET", `/api/cart/${key}/checkout`);
  const way = ways.find(({ kind }) => kind === "carrier");
  if (!way?.carrierId) throw new Error("no carrier takes it");
  const delivery = { ...goodsOrderBody.delivery, carrierId: way.carrierId };
  const body = { ...goodsOrderBody, delivery, email, total: total + way.price };
  return callApi(person, "POST", `/api/cart/${key}/order`, body);
}
