import { demoStores } from "#demo/content/stores.ts";
import type { Ctx } from "#server/context.ts";
import { insertStore } from "#server/features/stores/write-store.ts";

/** Inserts the stores of the demo's operator, with the holidays that come next. */
export async function storeStores(ctx: Ctx): Promise<void> {
  for (const store of demoStores(ctx.clock().getUTCFullYear())) await insertStore(ctx, store);
}
