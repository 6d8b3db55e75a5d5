import type { EditableStore, StoreBody } from "#contract/stores/stores.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, inArray, type SQL } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { storeExceptions, stores } from "./table.ts";

/** Stores in their order, each with all its exceptional days in order. */
export async function readStores(ctx: Ctx, where?: SQL): Promise<EditableStore[]> {
  const rows = await ctx.db.select().from(stores).where(where).orderBy(asc(stores.position), asc(stores.id));
  const exceptions = await ctx.db
    .select()
    .from(storeExceptions)
    .where(
      inArray(
        storeExceptions.storeId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(storeExceptions.on));
  return rows.map(({ createdAt: _, ...row }) => ({
    ...row,
    exceptions: exceptions.filter(({ storeId }) => storeId === row.id).map(({ on, parts }) => ({ on, parts })),
  }));
}

/** One store, locked until the end of the transaction, or 404; CHANGED_ELSEWHERE where it is another version than was seen. */
export async function lockStore(ctx: Ctx, id: number, version: number): Promise<EditableStore> {
  await ctx.db.select({ id: stores.id }).from(stores).where(eq(stores.id, id)).for("update");
  const [store] = await readStores(ctx, eq(stores.id, id));
  if (!store) throw new NotFound();
  if (store.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
  return store;
}

/** A kept store without its id and version, as the operator writes it. */
export function asWritten({ id: _, version: _version, ...store }: EditableStore): StoreBody {
  return store;
}
