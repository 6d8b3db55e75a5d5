import { demoCarriers } from "#demo/content/carriers.ts";
import type { Ctx } from "#server/context.ts";
import { insertCarrier } from "#server/features/carriers/write-carrier.ts";

/** Inserts the carriers of the demo's operator. */
export async function storeCarriers(ctx: Ctx): Promise<void> {
  for (const carrier of demoCarriers) await insertCarrier(ctx, carrier);
}
