import type { EditablePackage, PackageBody } from "#contract/packages/package-admin.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, asc, eq, sql } from "#server/db/query.ts";
import { isStillUsed } from "#server/db/still-used.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { packages } from "./table.ts";

type Row = typeof packages.$inferSelect;

/** All packages in their order, those that cannot be chosen as well. For people with the scope `finance`. */
export async function listEditablePackages(ctx: Ctx): Promise<EditablePackage[]> {
  requireScope(ctx, "finance");
  const rows = await ctx.db
    .select()
    .from(packages)
    .where(eq(packages.superseded, false))
    .orderBy(asc(packages.position), asc(packages.priceMinor), asc(packages.id));
  return rows.map(editableOf);
}

/** Adds a package. For people with the scope `finance`. */
export async function addPackage(ctx: Ctx, body: PackageBody): Promise<EditablePackage> {
  requireScope(ctx, "finance");
  return transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('packages'))`);
    const row = await insertPackage(tx, { ...columnsOf(body), key: await freeKey(tx, body.name.cs) });
    await recordChange(tx, { subject: "package", id: row.key, from: null, to: body });
    pagesChanged(tx);
    return editableOf(row);
  });
}

/**
 * TP6: Packages are kept by `finance`. A change holds for later publications: what was published under one, waits for its payment or has
 * paid for it keeps the days and the look that it had. One that was used is no longer offered instead of removed.
 *
 * CHANGED_ELSEWHERE where it is another version. For people with the scope `finance`.
 */
export async function changePackage(
  ctx: Ctx,
  key: string,
  { version, ...body }: PackageBody & { version: number },
): Promise<EditablePackage> {
  requireScope(ctx, "finance");
  return transaction(ctx, async (tx) => {
    const before = await lockPackage(tx, key, version);
    const wanted = { ...columnsOf(body), version: version + 1 };
    const bringsTheSame = before.topDays === body.topDays && before.highlighted === body.highlighted;
    const after =
      bringsTheSame || !(await isUsed(tx, before.id))
        ? await updatePackage(tx, before.id, wanted)
        : await supersede(tx, before, wanted);
    await recordChange(tx, { subject: "package", id: key, from: bodyOf(before), to: body });
    pagesChanged(tx);
    return editableOf(after);
  });
}

/** Takes a package away that nothing was published under; PACKAGE_USED otherwise. For people with the scope `finance`. */
export async function removePackage(ctx: Ctx, key: string, { version }: { version: number }): Promise<void> {
  requireScope(ctx, "finance");
  await transaction(ctx, async (tx) => {
    const before = await lockPackage(tx, key, version);
    await tx.db
      .delete(packages)
      .where(eq(packages.key, key))
      .catch((error: unknown) => {
        throw isStillUsed(error) ? new Conflict("PACKAGE_USED") : error;
      });
    await recordChange(tx, { subject: "package", id: key, from: bodyOf(before), to: null });
    pagesChanged(tx);
  });
}

/** The old row stays for those that point to it, another one takes its key over. */
async function supersede(tx: Ctx, before: Row, wanted: Omit<Row, "id" | "key" | "superseded">): Promise<Row> {
  await updatePackage(tx, before.id, { superseded: true, active: false });
  return insertPackage(tx, { ...wanted, key: before.key });
}

async function lockPackage(tx: Ctx, key: string, version: number): Promise<Row> {
  const isCurrent = and(eq(packages.key, key), eq(packages.superseded, false));
  const [row] = await tx.db.select().from(packages).where(isCurrent).for("update");
  if (row?.version === version) return row;
  if (row) throw new Conflict("CHANGED_ELSEWHERE");
  // Somebody who waited for the lock finds the row superseded by whoever had it.
  throw (await tx.db.$count(packages, isCurrent)) > 0 ? new Conflict("CHANGED_ELSEWHERE") : new NotFound();
}

async function updatePackage(tx: Ctx, id: number, columns: Partial<Row>): Promise<Row> {
  const [row] = await tx.db.update(packages).set(columns).where(eq(packages.id, id)).returning();
  if (!row) throw new Error("the row is locked, so it is there");
  return row;
}

async function insertPackage(tx: Ctx, columns: typeof packages.$inferInsert): Promise<Row> {
  const [row] = await tx.db.insert(packages).values(columns).returning();
  if (!row) throw new Error("an insert returns its row");
  return row;
}

/** Listings belong to a later feature, so they are read by the table's name. */
async function isUsed(tx: Ctx, id: number): Promise<boolean> {
  const { rows } = await tx.db.execute(sql`select from listings where package_id = ${id} limit 1`);
  return rows.length > 0;
}

/** A key from the name that no package has had. */
async function freeKey(tx: Ctx, name: string): Promise<string> {
  const plain = slugOf(name, "cs");
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? plain : `${plain}-${number}`;
    if ((await tx.db.$count(packages, eq(packages.key, key))) === 0) return key;
  }
}

function columnsOf({ price, ...columns }: PackageBody) {
  return { ...columns, priceMinor: toMinor(price) };
}

function bodyOf({ name, priceMinor, topDays, highlighted, active, position }: Row): PackageBody {
  return { name, price: toCzk(priceMinor), topDays, highlighted, active, position };
}

function editableOf(row: Row): EditablePackage {
  return { key: row.key, version: row.version, ...bodyOf(row) };
}
