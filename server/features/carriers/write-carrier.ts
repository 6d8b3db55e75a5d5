import type { CarrierBody, EditableCarrier } from "#contract/carriers/carriers.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { asc, eq, type SQL } from "#server/db/query.ts";
import { isStillUsed } from "#server/db/still-used.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { carrierPrices, carriers } from "./table.ts";

/** All carriers in both languages, in their order. For people with the scope `shop`. */
export async function listEditableCarriers(ctx: Ctx): Promise<EditableCarrier[]> {
  requireScope(ctx, "shop");
  return readEditable(ctx);
}

/** Adds a carrier. For people with the scope `shop`. */
export async function addCarrier(ctx: Ctx, body: CarrierBody): Promise<EditableCarrier> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    const id = await insertCarrier(tx, body);
    await recordChange(tx, { subject: "carrier", id, from: null, to: body });
    pagesChanged(tx);
    return editableOf(tx, id);
  });
}

/** Changes a carrier with its price lists; CHANGED_ELSEWHERE where it is another version. For people with the scope `shop`. */
export async function changeCarrier(
  ctx: Ctx,
  id: number,
  { version, ...body }: CarrierBody & { version: number },
): Promise<EditableCarrier> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    await lockCarrier(tx, id, version);
    const before = await editableOf(tx, id);
    const { prices, ...columns } = body;
    await tx.db
      .update(carriers)
      .set({ ...columns, version: version + 1 })
      .where(eq(carriers.id, id));
    await tx.db.delete(carrierPrices).where(eq(carrierPrices.carrierId, id));
    await insertPrices(tx, id, prices);
    await recordChange(tx, { subject: "carrier", id, from: before, to: body });
    pagesChanged(tx);
    return editableOf(tx, id);
  });
}

/** Takes a carrier away; CARRIER_USED where it has orders, which is hidden instead. For people with the scope `shop`. */
export async function removeCarrier(ctx: Ctx, id: number, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "shop");
  await transaction(ctx, async (tx) => {
    await lockCarrier(tx, id, version);
    const before = await editableOf(tx, id);
    await tx.db
      .delete(carriers)
      .where(eq(carriers.id, id))
      .catch((error: unknown) => {
        throw isStillUsed(error) ? new Conflict("CARRIER_USED") : error;
      });
    await recordChange(tx, { subject: "carrier", id, from: before, to: null });
    pagesChanged(tx);
  });
}

async function lockCarrier(tx: Ctx, id: number, version: number): Promise<void> {
  const [row] = await tx.db.select().from(carriers).where(eq(carriers.id, id)).for("update");
  if (!row) throw new NotFound();
  if (row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
}

/** Inserts a checked carrier, within the caller's transaction. Returns its id. */
export async function insertCarrier(tx: Ctx, { prices, ...columns }: CarrierBody): Promise<number> {
  const [added] = await tx.db.insert(carriers).values(columns).returning({ id: carriers.id });
  if (!added) throw new Error("an insert returns its row");
  await insertPrices(tx, added.id, prices);
  return added.id;
}

async function insertPrices(tx: Ctx, carrierId: number, prices: CarrierBody["prices"]): Promise<void> {
  const rows = prices.map(({ price, ...row }) => ({ ...row, carrierId, priceMinor: toMinor(price) }));
  if (rows.length > 0) await tx.db.insert(carrierPrices).values(rows);
}

async function editableOf(tx: Ctx, id: number): Promise<EditableCarrier> {
  const [stored] = await readEditable(tx, eq(carriers.id, id));
  if (!stored) throw new NotFound();
  return stored;
}

async function readEditable(ctx: Ctx, where?: SQL): Promise<EditableCarrier[]> {
  const rows = await ctx.db.select().from(carriers).where(where).orderBy(asc(carriers.position), asc(carriers.id));
  const prices = await ctx.db
    .select()
    .from(carrierPrices)
    .orderBy(asc(carrierPrices.country), asc(carrierPrices.validFrom), asc(carrierPrices.maxWeightG));
  return rows.map((row) => ({
    ...row,
    prices: prices
      .filter(({ carrierId }) => carrierId === row.id)
      .map(({ country, validFrom, maxWeightG, priceMinor }) => ({
        ...{ country, validFrom, maxWeightG },
        price: toCzk(priceMinor),
      })),
  }));
}
