import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { forget, remembered } from "#server/remembered.ts";
import { settings } from "./table.ts";

/** How old a setting may be when it is used: a change is in force everywhere after this time. */
export const settingFreshMs = 1_000;

/**
 * A setting in the shape its reader needs, at most a second old. `parse` gets what is stored, or undefined where
 * nothing is, and says what then holds; it throws where what is stored cannot be used.
 */
export function readSetting<T>(ctx: Ctx, name: string, parse: (stored: unknown) => T): Promise<T> {
  return remembered(ctx, keyOf(name), settingFreshMs, async () => parse(await findSetting(ctx, name)));
}

/** What this process keeps of a setting is forgotten: the caller has just changed it. */
export function forgetSetting(ctx: Ctx, name: string): void {
  forget(ctx, keyOf(name));
  forget(ctx, publicSettingsKey);
}

/** Under this the settings that everybody may read are kept, all together. */
export const publicSettingsKey = "public settings";

const keyOf = (name: string) => `setting ${name}`;

async function findSetting(ctx: Ctx, name: string): Promise<unknown> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}
