import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { orders } from "./table.ts";

/** Lets a locked order be paid until then, where that is later than before. */
export async function prolongOrder(tx: Ctx, order: typeof orders.$inferSelect, expiresAt: Date): Promise<void> {
  if (expiresAt <= order.expiresAt) return;
  await tx.db.update(orders).set({ expiresAt }).where(eq(orders.id, order.id));
}
