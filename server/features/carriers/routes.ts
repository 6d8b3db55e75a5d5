import type { FastifyInstance } from "fastify";
import { carriers } from "#contract/shop/carriers.ts";
import { bind } from "#server/http/bind.ts";
import { addCarrier, changeCarrier, listKeptCarriers, removeCarrier } from "./write-carrier.ts";

/** The operator's carriers and their price lists (RULES.md GO2). */
export function registerCarriers(app: FastifyInstance): void {
  bind(app, carriers.kept, async (ctx) => ({ data: await listKeptCarriers(ctx) }));
  bind(app, carriers.add, async (ctx, { body }) => ({ data: await addCarrier(ctx, body) }));
  bind(app, carriers.change, async (ctx, { params, body }) => ({
    data: await changeCarrier(ctx, params.id, body),
  }));
  bind(app, carriers.remove, async (ctx, { params }) => {
    await removeCarrier(ctx, params.id);
    return { data: { ok: true } } as const;
  });
}
