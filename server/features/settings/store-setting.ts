import { type Ctx, transaction } from "#server/context.ts";
import { forgetSetting } from "./read-setting.ts";
import { settings } from "./table.ts";

/** Stores a value that the caller has checked, in force in this process with the commit; resolves with when, which is its version. */
export async function storeSetting(ctx: Ctx, name: string, value: unknown): Promise<Date> {
  return transaction(ctx, async (tx) => {
    const updatedAt = tx.clock();
    await tx.db
      .insert(settings)
      .values({ name, value, updatedAt })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt } });
    tx.afterCommit(() => forgetSetting(ctx, name));
    return updatedAt;
  });
}
