import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { forget, remembered } from "#server/remembered.ts";
import { settings } from "./table.ts";

/** How old a used setting may be; after this time a change is in force in every process. */
export const settingFreshMs = 1_000;

/**
 * A setting at most a second old. `parse` turns the stored value, or undefined where there is none, into the value in
 * force; it throws where the stored one cannot be used.
 */
export function readSetting<T>(ctx: Ctx, name: string, parse: (stored: unknown) => T): Promise<T> {
  return remembered(ctx, keyOf(name), settingFreshMs, async () => parse(await findSetting(ctx, name)));
}

/** Forgets this process's copy of a setting that the caller has just changed. */
export function forgetSetting(ctx: Ctx, name: string): void {
  forget(ctx, keyOf(name));
  forget(ctx, publicSettingsKey);
}

/** The key under which a process keeps all public settings together. */
export const publicSettingsKey = "public settings";

const keyOf = (name: string) => `setting ${name}`;

async function findSetting(ctx: Ctx, name: string): Promise<unknown> {
  const [row] = await ctx.db.select().from(settings).where(eq(settings.name, name));
  return row?.value;
}
