import type { Ctx } from "#server/context.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";

/** Stores a setting as its reader finds it, in force at once in this process. */
export function makeSetting(ctx: Ctx, name: string, value: unknown): Promise<void> {
  return storeSetting(ctx, name, value);
}

/** New sellers publish at once, for tests of what comes after. */
export function publishWithoutInspection(ctx: Ctx): Promise<void> {
  return makeSetting(ctx, "inspection", { mode: "after" });
}
