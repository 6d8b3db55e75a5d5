import type { FastifyInstance } from "fastify";
import { packageAdmin } from "#contract/packages/package-admin.ts";
import { packages } from "#contract/packages/packages.ts";
import { bind } from "#server/http/bind.ts";
import { listPackages } from "./list-packages.ts";
import { addPackage, changePackage, listEditablePackages, removePackage } from "./write-package.ts";

export function registerPackages(app: FastifyInstance): void {
  bind(app, packages.list, async (ctx, { query }) => ({ data: await listPackages(ctx, query) }));
  bind(app, packageAdmin.list, async (ctx) => ({ data: await listEditablePackages(ctx) }));
  bind(app, packageAdmin.add, async (ctx, { body }) => ({ data: await addPackage(ctx, body) }));
  bind(app, packageAdmin.change, async (ctx, { params, body }) => ({
    data: await changePackage(ctx, params.key, body),
  }));
  bind(app, packageAdmin.remove, async (ctx, { params, query }) => {
    await removePackage(ctx, params.key, query);
    return { data: { ok: true } } as const;
  });
}
