import type { EditableBrand } from "#contract/catalogue/brand-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { brokenConstraint } from "#server/db/broken-constraint.ts";
import { eq, sql } from "#server/db/query.ts";
import { isStillUsed } from "#server/db/still-used.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockCatalogue } from "#server/features/catalogue/lock-catalogue.ts";
import { brands, mergedBrands } from "#server/features/catalogue/table.ts";
import { getEditableBrand } from "./list-brands.ts";

/**
 * T11: Who keeps the content renames brands and removes those that nothing is of and nobody watches.
 *
 * Renames a brand; what is of it is found by the new name, by a trigger (`search-entries.sql`). BRAND_TAKEN
 * where another one is called so. For people with the scope `content`.
 */
export async function renameBrand(
  ctx: Ctx,
  id: number,
  { name, version }: { name: string; version: number },
): Promise<EditableBrand> {
  requireScope(ctx, "content");
  const tidy = name.replace(/\s+/g, " ");
  return transaction(ctx, async (tx) => {
    const before = await lockBrand(tx, id, version);
    await tx.db
      .update(brands)
      .set({ name: tidy, key: sql`f_norm(${tidy})`, version: version + 1 })
      .where(eq(brands.id, id))
      .catch((error: unknown) => {
        throw brokenConstraint(error) === "brands_key_unique"
          ? new Invalid({ name: ["BRAND_TAKEN"] }, "BRAND_TAKEN")
          : error;
      });
    await recordChange(tx, { subject: "brand", id, from: { name: before }, to: { name: tidy } });
    pagesChanged(tx);
    return getEditableBrand(tx, id);
  });
}

/** Takes a brand away that nothing is of and nobody watches (rule T11). For people with the scope `content`. */
export async function removeBrand(ctx: Ctx, id: number, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const name = await lockBrand(tx, id, version);
    const { items } = await getEditableBrand(tx, id);
    if (items > 0) throw new Conflict("BRAND_HAS_LISTINGS", { count: items });
    const { rows } = await tx.db.execute<{ searches: number }>(
      sql`select count(*) as searches from watched_searches where filters->'brand' @> to_jsonb(${String(id)}::text)`,
    );
    const searches = rows[0]?.searches ?? 0;
    if (searches > 0) throw new Conflict("BRAND_HAS_SEARCHES", { count: searches });
    await deleteBrand(tx, id);
    await recordChange(tx, { subject: "brand", id, from: { name }, to: null });
    pagesChanged(tx);
  });
}

/** Locks a brand and returns its name; CHANGED_ELSEWHERE where it is another version than was seen. */
export async function lockBrand(tx: Ctx, id: number, version?: number): Promise<string> {
  const [row] = await tx.db.select().from(brands).where(eq(brands.id, id)).for("update");
  if (!row) throw new NotFound();
  if (version !== undefined && row.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
  // Last: whoever saves a listing holds its brand, and waits for the catalogue then.
  await lockCatalogue(tx);
  return row.name;
}

/** Deletes a locked brand whose address and name lead to another one from now on, in the caller's transaction. */
export async function leaveBrandFor(tx: Ctx, id: number, intoId: number): Promise<void> {
  await tx.db.update(mergedBrands).set({ intoId }).where(eq(mergedBrands.intoId, id));
  await tx.db.execute(sql`insert into merged_brands (id, key, into_id)
    select id, key, ${intoId} from brands where id = ${id}`);
  await deleteBrand(tx, id);
}

/** Deletes a locked brand. */
async function deleteBrand(tx: Ctx, id: number): Promise<void> {
  await tx.db
    .delete(brands)
    .where(eq(brands.id, id))
    .catch((error: unknown) => {
      throw isStillUsed(error) ? new Conflict("BRAND_HAS_LISTINGS", { count: 1 }) : error;
    });
}
