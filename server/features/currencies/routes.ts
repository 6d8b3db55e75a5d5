import type { FastifyInstance } from "fastify";
import { lists } from "#contract/content/lists.ts";
import { currencyAdmin } from "#contract/currencies/currency-admin.ts";
import { bind } from "#server/http/bind.ts";
import { listEditableCurrencies } from "./admin/editable-currencies.ts";
import { orderCurrencies } from "./admin/order-currencies.ts";
import { addCurrency, changeCurrency, removeCurrency } from "./admin/write-currency.ts";
import { listCurrencies } from "./list-currencies.ts";
import { proposeRates } from "./rates/propose-rates.ts";
import { setDailyRates } from "./rates/set-daily-rates.ts";
import { storeRates } from "./rates/store-rates.ts";

/** Currencies as visitors see them, and the operator's changes to them and their rates. */
export function registerCurrencies(app: FastifyInstance): void {
  bind(app, lists.currencies, listCurrencies);
  bind(app, currencyAdmin.list, listEditableCurrencies);
  bind(app, currencyAdmin.add, async (ctx, { body }) => ({ data: await addCurrency(ctx, body) }));
  bind(app, currencyAdmin.change, async (ctx, { params, body }) => ({
    data: await changeCurrency(ctx, params.id, body),
  }));
  bind(app, currencyAdmin.order, async (ctx, { body }) => {
    await orderCurrencies(ctx, body.ids);
    return { data: { ok: true } } as const;
  });
  bind(app, currencyAdmin.remove, async (ctx, { params, query }) => {
    await removeCurrency(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
  bind(app, currencyAdmin.proposeRates, async (ctx, { body }) => ({
    data: await proposeRates(ctx, body.list),
  }));
  bind(app, currencyAdmin.storeRates, async (ctx, { body }) => ({ data: await storeRates(ctx, body) }));
  bind(app, currencyAdmin.setDaily, async (ctx, { body }) => ({ data: await setDailyRates(ctx, body) }));
}
