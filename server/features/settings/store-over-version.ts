import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { storeSetting } from "./store-setting.ts";
import { settings } from "./table.ts";

interface Change<Value> {
  /** Checked by the caller. */
  readonly value: Value;
  /** The version that was seen; null: the default, which is not stored; undefined: none was seen. */
  readonly seen: string | null | undefined;
  /** What holds while nothing is stored. */
  readonly usual: Value;
  /** Throws where the caller may not make this change of what is stored. */
  readonly check?: (before: unknown) => void;
}

/**
 * SE7: A setting is stored over the version that its writer has seen: of two people who change the same the second is
 * told, sees what is stored, and chooses. Increments that leave a gap are refused at their range, and no menu leads
 * elsewhere than to a page of the site or an http address.
 *
 * Stores a setting over the version that was seen, with its record in the audit (rule SE1); resolves with the new version. Throws
 * CHANGED_ELSEWHERE where it is another version. The caller asks for the scope.
 */
export async function storeOverVersion<Value>(
  ctx: Ctx,
  name: string,
  { value, seen, usual, check }: Change<Value>,
): Promise<string> {
  return transaction(ctx, async (tx) => {
    // A setting that is not stored yet has no row to lock.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`setting ${name}`}))`);
    const [before] = await tx.db.select().from(settings).where(eq(settings.name, name)).for("update");
    const version = before?.updatedAt.toISOString() ?? null;
    if (seen !== undefined && seen !== version) throw new Conflict("CHANGED_ELSEWHERE");
    check?.(before?.value ?? usual);
    const storedAt = await storeSetting(tx, name, value);
    await recordChange(tx, { subject: "setting", id: name, from: before?.value ?? usual, to: value });
    pagesChanged(tx);
    return storedAt.toISOString();
  });
}
