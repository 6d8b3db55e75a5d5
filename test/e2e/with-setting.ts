import { eq } from "#server/db/query.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { serverContext } from "./server-context.ts";

/** Stores a setting for the running server, which reads it anew within a second, and restores the old one afterwards. */
export async function withSetting(name: string, value: unknown, run: () => Promise<void>): Promise<void> {
  const ctx = await serverContext();
  const [before] = await ctx.db.select().from(settings).where(eq(settings.name, name));
  const takeBack = () =>
    before ? storeSetting(ctx, name, before.value) : ctx.db.delete(settings).where(eq(settings.name, name));
  await storeSetting(ctx, name, value);
  await run().finally(takeBack);
}
