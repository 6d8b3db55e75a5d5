import { setTimeout as pause } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";

const makeDrain = () => ({ isOn: false });

/** Whether this process is about to stop: it still answers, and whoever shares out requests should name others. */
export function isDraining(ctx: Pick<Ctx, "state">): boolean {
  return ctx.state.of(makeDrain).isOn;
}

/** Lets the proxy see for `ms` that this process is about to stop: `/ready` says so, and connections end with their answer (page-cache-hook.ts). */
export async function drain(ctx: Pick<Ctx, "state">, ms: number): Promise<void> {
  ctx.state.of(makeDrain).isOn = true;
  await pause(ms);
}
