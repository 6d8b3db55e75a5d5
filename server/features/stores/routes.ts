import type { FastifyInstance } from "fastify";
import { stores } from "#contract/stores/stores.ts";
import { bind } from "#server/http/bind.ts";
import { listEditableStores, listStores } from "./list-stores.ts";
import { addStore, changeStore, removeStore } from "./write-store.ts";

/** Stores as visitors see them, and the operator's changes to them. */
export function registerStores(app: FastifyInstance): void {
  bind(app, stores.list, (ctx, { query }) => listStores(ctx, query.lang));
  bind(app, stores.stored, async (ctx) => ({ data: await listEditableStores(ctx) }));
  bind(app, stores.add, async (ctx, { body }) => ({ data: await addStore(ctx, body) }));
  bind(app, stores.change, async (ctx, { params, body }) => ({
    data: await changeStore(ctx, params.id, body),
  }));
  bind(app, stores.remove, async (ctx, { params, query }) => {
    await removeStore(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
}
