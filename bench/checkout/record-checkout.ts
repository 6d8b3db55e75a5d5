import type pg from "pg";
import { sql } from "#server/db/query.ts";
import type { Stage } from "../open-stage.ts";
import { type BenchShop, keyOfCart } from "./open-shop.ts";
import { buy } from "./sell.ts";

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The statements of one order of goods, as the verb sends them, as a script for pgbench: what differs between orders (cart, product,
 * ids, keys) is a variable or comes from an earlier result, all else stands as it was sent. The script takes `first`, the number of
 * its first cart, and `callers`; each caller takes every so many-th cart.
 */
export async function recordCheckout(stage: Stage, shop: BenchShop, pieces: number): Promise<string> {
  const [before = 0, productId = 0] = await shop.addGoods(2, pieces);
  const cart = (await shop.addCarts([before, productId])) + 1;
  // What the process remembers for seconds, as settings and categories, is read before.
  await buy(stage, shop, cart - 1);
  const sent: Statement[] = [];
  const stop = await listenTo(stage.ctx.db.$client, (statement) => sent.push(statement));
  const { orderId } = await buy(stage, shop, cart).finally(stop);
  const names = await namesOf(stage, { cart, productId, orderId });
  return [
    "\\set number :first + :done * :callers + :client_id",
    "\\set done :done + 1",
    ...sent.map(({ text, values }) => asScript(text, values, names)),
  ].join("\n");
}

/** Hears every statement of a pool's connections; returns what ends that. */
async function listenTo(pool: pg.Pool, hear: (statement: Statement) => void): Promise<() => void> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const client of clients) {
    const { query } = client;
    Object.assign(client, {
      query: (given: string | pg.QueryConfig, ...rest: unknown[]) => {
        const text = typeof given === "string" ? given : given.text;
        const own = typeof given === "string" ? undefined : given.values;
        hear({ text, values: own ?? (Array.isArray(rest[0]) ? rest[0] : []) });
        return Reflect.apply(query, client, [given, ...rest]);
      },
    });
    client.release();
  }
  return () => {
    for (const client of clients) Reflect.deleteProperty(client, "query");
  };
}

/** What stands for each value that differs between orders. */
async function namesOf(
  { ctx }: Stage,
  { cart, productId, orderId }: { cart: number; productId: number; orderId: number },
): Promise<Map<unknown, string>> {
  const { rows } = await ctx.db.execute<{
    cart: number;
    goods: number;
    press: string;
    hash: string;
    symbol: string;
  }>(sql`
    select c.id as cart, g.id as goods, g.press_key as press, o.hash, o.variable_symbol as symbol
    from orders o join goods_orders g on g.order_id = o.id, carts c
    where o.id = ${orderId} and c.guest_key = ${keyOfCart(cart)}`);
  const [row] = rows;
  return new Map<unknown, string>([
    [keyOfCart(cart), "lpad(:number::text, 43, '0')"],
    [row?.cart, ":cart_id::int8"],
    [productId, ":line_product_id::int8"],
    [row?.goods, ":goods_id::int8"],
    [orderId, ":order_id::int8"],
    [row?.press, "concat('press-', :number::text)"],
    [row?.hash, "concat('hash-', :number::text)"],
    [row?.symbol, "concat('8', :number::text)"],
  ]);
}

/** Statements whose result later ones need, by the prefix of its variables. */
const needed = [
  [/from "carts".*for update/, "cart_"],
  [/^select "product_id" from "cart_lines"/, "line_"],
  [/^insert into "goods_orders"/, "goods_"],
  [/nextval\(/, "order_"],
] as const;

function asScript(text: string, values: readonly unknown[], names: ReadonlyMap<unknown, string>): string {
  const line = text.trim().replaceAll(/\s+/g, " ");
  const filled = line.replaceAll(/\$(\d+)/g, (_, place: string) => written(values[Number(place) - 1], names));
  const prefix = needed.find(([pattern]) => pattern.test(line))?.[1];
  return filled + (prefix ? ` \\gset ${prefix}` : ";");
}

/** A value as SQL: by its name, or as it was sent. */
function written(value: unknown, names: ReadonlyMap<unknown, string>): string {
  const name = names.get(value);
  if (name) return name;
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  // Payloads of events.
  if (Array.isArray(value)) return "array[jsonb_build_object('goodsOrderId', :goods_id::int8)]";
  const text = value instanceof Date ? value.toISOString() : `${value}`;
  if (text.startsWith("goods-order:")) return "concat('goods-order:', :number::text)";
  return `'${text.replaceAll("'", "''")}'`;
}
