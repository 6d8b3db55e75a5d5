import { type SettingName, type StoredSettings, storedSettings } from "#contract/content/settings.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { toBidSteps } from "./bid-setting.ts";
import { storeSetting } from "./store-setting.ts";
import { settings } from "./table.ts";

/** Settings that only `admin` writes; the texts of pages may be written by `content` too (RULES.md SE1). */
const operatorsOwn: readonly SettingName[] = ["maintenance", "bid"];

/**
 * Stores a public setting with its texts in both languages, in force in this process at once, in others within a
 * second. Throws a ZodError or RangeError for an invalid value.
 */
export async function writeSetting<Name extends SettingName>(
  ctx: Ctx,
  name: Name,
  value: StoredSettings[Name],
): Promise<void> {
  requireScope(ctx, operatorsOwn.includes(name) ? "admin" : "content");
  const checked = storedSettings[name].parse(value);
  if (name === "bid") toBidSteps(checked);
  await transaction(ctx, async (tx) => {
    const [before] = await tx.db.select().from(settings).where(eq(settings.name, name)).for("update");
    await storeSetting(tx, name, checked);
    await recordChange(tx, { subject: "setting", id: name, from: before?.value, to: checked });
  });
}
