import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { orders } from "./table.ts";

/** A guest's order becomes the account's who has ordered it; another's stays theirs. */
export async function giveOrderTo(tx: Ctx, id: number, userId: number): Promise<void> {
  await tx.db
    .update(orders)
    .set({ userId })
    .where(and(eq(orders.id, id), isNull(orders.userId)));
}
