import type { FastifyInstance } from "fastify";
import { packageDesk } from "#contract/listings/package-desk.ts";
import { packages } from "#contract/listings/packages.ts";
import { bind } from "#server/http/bind.ts";
import { listPackages } from "./list-packages.ts";
import { addPackage, changePackage, listKeptPackages, removePackage } from "./write-package.ts";

export function registerPackages(app: FastifyInstance): void {
  bind(app, packages.list, async (ctx, { query }) => ({ data: await listPackages(ctx, query) }));
  bind(app, packageDesk.list, async (ctx) => ({ data: await listKeptPackages(ctx) }));
  bind(app, packageDesk.add, async (ctx, { body }) => ({ data: await addPackage(ctx, body) }));
  bind(app, packageDesk.change, async (ctx, { params, body }) => ({
    data: await changePackage(ctx, params.key, body),
  }));
  bind(app, packageDesk.remove, async (ctx, { params, query }) => {
    await removePackage(ctx, params.key, query);
    return { data: { ok: true } } as const;
  });
}
