import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { lockAddresses } from "./lock-addresses.ts";
import { addresses } from "./table.ts";

/** Deletes the caller's address; after the default one, the oldest of the others becomes it. Another's is missing. */
export async function removeAddress(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  await transaction(ctx, async (tx) => {
    const known = await lockAddresses(tx, userId);
    const removed = known.find((each) => each.id === id);
    if (!removed) throw new NotFound();
    await tx.db.delete(addresses).where(eq(addresses.id, id));
    const next = removed.isDefault && known.find((each) => each.id !== id);
    if (next) await tx.db.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
  });
}
