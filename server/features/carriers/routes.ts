import type { FastifyInstance } from "fastify";
import { carriers } from "#contract/carriers/carriers.ts";
import { pickupPoints } from "#contract/carriers/pickup-points.ts";
import { bind } from "#server/http/bind.ts";
import { findPoints } from "./points/find-points.ts";
import { addCarrier, changeCarrier, listEditableCarriers, removeCarrier } from "./write-carrier.ts";

/** The operator's carriers with their price lists (rule GO2), and the pick-up points that some of them bring to (rule CK4). */
export function registerCarriers(app: FastifyInstance): void {
  bind(app, pickupPoints.find, async (ctx, { query }) => ({ data: await findPoints(ctx, query.q) }));
  bind(app, carriers.stored, async (ctx) => ({ data: await listEditableCarriers(ctx) }));
  bind(app, carriers.add, async (ctx, { body }) => ({ data: await addCarrier(ctx, body) }));
  bind(app, carriers.change, async (ctx, { params, body }) => ({
    data: await changeCarrier(ctx, params.id, body),
  }));
  bind(app, carriers.remove, async (ctx, { params, query }) => {
    await removeCarrier(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
}
