import type { FastifyInstance } from "fastify";
import { lists } from "#contract/content/lists.ts";
import { bind } from "#server/http/bind.ts";
import { listCurrencies } from "./list-currencies.ts";

export function registerCurrencies(app: FastifyInstance): void {
  bind(app, lists.currencies, listCurrencies);
}
