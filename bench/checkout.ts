import { availableParallelism } from "node:os";
import { sql } from "#server/db/query.ts";
import { type BenchShop, deliveryMinor, openShop, priceMinor } from "./checkout/open-shop.ts";
import { recordCheckout } from "./checkout/record-checkout.ts";
import { sell } from "./checkout/sell.ts";
import { openStage, type Stage } from "./open-stage.ts";
import { findPgbench, runPgbench } from "./pgbench.ts";

const callers = 64;
/** Orders of each caller in one measured run. */
const each = 16;
const count = callers * each;
const rounds = 3;
/** The least ratio over many products (design figures of the project, `bench/README.md`). */
const wanted = { spread: 0.5 };

const loads = ["spread", "hot"] as const;
type Load = (typeof loads)[number];
type Rates = { ceiling: number[]; verb: number[] };

/**
 * Orders of goods a second by 64 callers, each of the last piece of a product of its own and all of one hot product; the ceiling is
 * the same statements by pgbench, in turns. Then twice as many buyers as there are pieces: not one is sold twice.
 */
export async function benchCheckout(): Promise<object> {
  const by = await findPgbench();
  if (!by) throw new Error("This benchmark needs pgbench, which comes with PostgreSQL");
  const stage = await openStage();
  const abandon = () => void stage.close().finally(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, abandon);
  try {
    const shop = await openShop(stage);
    const scripts = {
      spread: await recordCheckout(stage, shop, 1),
      hot: await recordCheckout(stage, shop, count),
    };
    await sell(stage, shop, { first: await fill(shop, "spread"), count, callers });
    const rates: Record<Load, Rates> = { spread: { ceiling: [], verb: [] }, hot: { ceiling: [], verb: [] } };
    for (let round = 0; round < rounds; round++)
      for (const load of loads) {
        const script = scripts[load];
        rates[load].ceiling.push(await sellPlainly(stage, script, await fill(shop, load)));
        const { perSecond, refused } = await sell(stage, shop, {
          first: await fill(shop, load),
          count,
          callers,
        });
        if (refused > 0) throw new Error(`${refused} orders of goods that were there were refused`);
        rates[load].verb.push(perSecond);
      }
    const raced = { spread: await race(stage, shop, "spread"), hot: await race(stage, shop, "hot") };
    await expectLawful(stage);
    return report(rates, { by, raced });
  } finally {
    await stage.close();
  }
}

/** Goods and carts for one run. */
async function fill(shop: BenchShop, load: Load): Promise<number> {
  if (load === "spread") return shop.addCarts(await shop.addGoods(count, 1));
  const [product = 0] = await shop.addGoods(1, count);
  return shop.addCarts(Array.from({ length: count }, () => product));
}

function sellPlainly(stage: Stage, script: string, first: number): Promise<number> {
  return runPgbench(stage, {
    ...{ name: "checkout", script, callers, length: ["-t", each] },
    variables: { first, callers, done: 0 },
  });
}

/** Twice as many buyers as pieces, those of one piece side by side: as many get one as there are, the others are told. */
async function race(stage: Stage, shop: BenchShop, load: Load): Promise<number> {
  const goods = load === "spread" ? await shop.addGoods(1_000, 1) : await shop.addGoods(1, 1_000);
  const wanted = Array.from({ length: 2_000 }, (_, index) => goods[Math.floor(index / 2) % goods.length] ?? 0);
  const first = await shop.addCarts(wanted);
  const { sold, refused } = await sell(stage, shop, { first, count: wanted.length, callers });
  if (sold !== 1_000 || refused !== 1_000)
    throw new Error(`Of 1000 pieces ${sold} were sold, ${refused} buyers refused`);
  return sold;
}

/** No piece was sold that was not there, and each order equals its payment. */
async function expectLawful({ ctx }: Stage): Promise<void> {
  const { rows } = await ctx.db.execute<{ left: number; picked: number; ordered: number; wrong: number }>(sql`
    select (select coalesce(sum(pieces), 0)::int from product_stock) as left,
      (select sum(pieces)::int from goods_order_picks) as picked,
      (select sum(quantity)::int from goods_order_lines) as ordered,
      (select count(*)::int from orders where total_minor <> ${priceMinor + deliveryMinor}) as wrong`);
  const [found] = rows;
  // The hot script was recorded with one order of many pieces; the ceiling writes the same number for each.
  if (!found || found.picked !== found.ordered || found.wrong > 0)
    throw new Error(`Orders and pieces do not agree: ${JSON.stringify(found)}`);
}

function report(rates: Record<Load, Rates>, { by, raced }: { by: string; raced: Record<Load, number> }): object {
  const rows = loads.map((load) => {
    const [ceiling, verb] = [median(rates[load].ceiling), median(rates[load].verb)];
    const ratio = Math.round((verb / ceiling) * 100) / 100;
    console.error(`${load.padEnd(6)} ${callers} callers | ceiling ${ceiling}/s | verb ${verb}/s | × ${ratio}`);
    return { load, ceiling, verb, ratio };
  });
  console.error(
    `Ceiling: ${by}. Asked: ${wanted.spread} spread. Of ${raced.spread} and ${raced.hot} last pieces none was sold twice.`,
  );
  return { cores: availableParallelism(), ceiling: by, callers, wanted, rows, raced, rates };
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
