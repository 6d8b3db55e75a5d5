import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Ctx } from "#server/context.ts";

const makeDrain = () => ({ isOn: false });

/** Whether this process is about to stop: it still answers, and whoever shares out requests should name others. */
export function isDraining(ctx: Pick<Ctx, "state">): boolean {
  return ctx.state.of(makeDrain).isOn;
}

/** Lets the proxy see for `ms` that this process is about to stop: `/ready` says so, and connections end with their answer. */
export async function drain(ctx: Pick<Ctx, "state">, ms: number): Promise<void> {
  ctx.state.of(makeDrain).isOn = true;
  await pause(ms);
}

/** While draining, a connection that the proxy keeps open closes with its answer: a request sent into a closing one would be lost. */
export function closeWhileDraining(app: FastifyInstance, base: Pick<Ctx, "state">): void {
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining(base)) reply.header("connection", "close");
  });
}
