import type { FastifyInstance } from "fastify";
import { lists } from "#contract/content/lists.ts";
import { bind } from "#server/http/bind.ts";
import { listCountries } from "./list-countries.ts";

export function registerCountries(app: FastifyInstance): void {
  bind(app, lists.countries, async (_ctx, { params }) => listCountries(params.locale));
}
