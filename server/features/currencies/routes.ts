import type { FastifyInstance } from "fastify";
import { currencyDesk } from "#contract/content/currency-desk.ts";
import { lists } from "#contract/content/lists.ts";
import { bind } from "#server/http/bind.ts";
import { listKeptCurrencies } from "./desk/kept-currencies.ts";
import { orderCurrencies } from "./desk/order-currencies.ts";
import { addCurrency, changeCurrency, removeCurrency } from "./desk/write-currency.ts";
import { listCurrencies } from "./list-currencies.ts";
import { proposeRates } from "./rates/propose-rates.ts";
import { setDailyRates } from "./rates/set-daily-rates.ts";
import { storeRates } from "./rates/store-rates.ts";

/** Currencies as visitors see them, and the operator's changes to them and their rates. */
export function registerCurrencies(app: FastifyInstance): void {
  bind(app, lists.currencies, listCurrencies);
  bind(app, currencyDesk.list, listKeptCurrencies);
  bind(app, currencyDesk.add, async (ctx, { body }) => ({ data: await addCurrency(ctx, body) }));
  bind(app, currencyDesk.change, async (ctx, { params, body }) => ({
    data: await changeCurrency(ctx, params.id, body),
  }));
  bind(app, currencyDesk.order, async (ctx, { body }) => {
    await orderCurrencies(ctx, body.ids);
    return { data: { ok: true } } as const;
  });
  bind(app, currencyDesk.remove, async (ctx, { params, query }) => {
    await removeCurrency(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
  bind(app, currencyDesk.proposeRates, async (ctx, { body }) => ({
    data: await proposeRates(ctx, body.list),
  }));
  bind(app, currencyDesk.storeRates, async (ctx, { body }) => ({ data: await storeRates(ctx, body) }));
  bind(app, currencyDesk.setDaily, async (ctx, { body }) => ({ data: await setDailyRates(ctx, body) }));
}
