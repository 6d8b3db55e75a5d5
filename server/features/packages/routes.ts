import type { FastifyInstance } from "fastify";
import { packages } from "#contract/listings/packages.ts";
import { bind } from "#server/http/bind.ts";
import { listPackages } from "./list-packages.ts";

export function registerPackages(app: FastifyInstance): void {
  bind(app, packages.list, async (ctx, { query }) => ({ data: await listPackages(ctx, query) }));
}
