import type { EditableStore, StoreBody } from "#contract/stores/stores.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { isStillUsed } from "#server/db/still-used.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { asWritten, lockStore } from "./read-stores.ts";
import { storeExceptions, stores } from "./table.ts";

/** Adds a store. For people with the scope `shop`. */
export async function addStore(ctx: Ctx, store: StoreBody): Promise<EditableStore> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    const id = await insertStore(tx, store);
    await recordChange(tx, { subject: "store", id, from: null, to: store });
    pagesChanged(tx);
    return { id, version: 0, ...store };
  });
}

/** Changes a store, exceptional days included; CHANGED_ELSEWHERE where it is another version. For people with the scope `shop`. */
export async function changeStore(
  ctx: Ctx,
  id: number,
  { version, ...store }: StoreBody & { version: number },
): Promise<EditableStore> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    const before = await lockStore(tx, id, version);
    const { exceptions, ...row } = store;
    await tx.db
      .update(stores)
      .set({ ...row, version: version + 1 })
      .where(eq(stores.id, id));
    await tx.db.delete(storeExceptions).where(eq(storeExceptions.storeId, id));
    await insertExceptions(tx, id, exceptions);
    await recordChange(tx, { subject: "store", id, from: asWritten(before), to: store });
    pagesChanged(tx);
    return { id, version: version + 1, ...store };
  });
}

/** Takes a store away; refused with STORE_HAS_STOCK while goods lie in it or orders name it. For people with the scope `shop`. */
export async function removeStore(ctx: Ctx, id: number, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "shop");
  await transaction(ctx, async (tx) => {
    const before = await lockStore(tx, id, version);
    await tx.db
      .delete(stores)
      .where(eq(stores.id, id))
      .catch((error: unknown) => {
        throw isStillUsed(error) ? new Conflict("STORE_HAS_STOCK") : error;
      });
    await recordChange(tx, { subject: "store", id, from: asWritten(before), to: null });
    pagesChanged(tx);
  });
}

/** Inserts a checked store, within the caller's transaction. Returns its id. */
export async function insertStore(ctx: Ctx, { exceptions, ...row }: StoreBody): Promise<number> {
  const [added] = await ctx.db.insert(stores).values(row).returning({ id: stores.id });
  if (!added) throw new Error("a store was not inserted");
  await insertExceptions(ctx, added.id, exceptions);
  return added.id;
}

async function insertExceptions(ctx: Ctx, storeId: number, days: StoreBody["exceptions"]): Promise<void> {
  if (days.length > 0)
    await ctx.db.insert(storeExceptions).values(days.map((exception) => ({ storeId, ...exception })));
}
