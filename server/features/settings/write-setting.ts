import { isDeepStrictEqual } from "node:util";
import {
  type PlainSettingName,
  type PlainSettings,
  plainSettingNames,
  plainSettings,
} from "#contract/settings/plain-settings.ts";
import { type SettingName, type StoredSettings, storedSettings } from "#contract/settings/settings.ts";
import type { EditableName, EditableSetting, EditableValues } from "#contract/settings/settings-admin.ts";
import { type Ctx, hasScope, requireScope } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { findBidStepProblems } from "./bid-setting.ts";
import type { BidStepsProblem } from "./bid-step-rules.ts";
import { defaultSettings } from "./default-settings.ts";
import {
  findSettingFaults,
  longestMenuWords,
  mostForDelivery,
  type SettingFaults,
  writersOf,
} from "./setting-rules.ts";
import { storeOverVersion } from "./store-over-version.ts";
import { settings } from "./table.ts";

/** What has to hold before a setting is stored beyond its shape, asked once the caller may write it; throws where it does not. */
export type SettingGuards = {
  readonly [Name in keyof PlainSettings]?: (ctx: Ctx, value: PlainSettings[Name]) => Promise<void>;
};

/** The settings that the caller may write, in both languages, each with its version; the default where one is not set. */
export async function listEditableSettings(ctx: Ctx): Promise<EditableSetting[]> {
  const actor = requireScope(ctx, "content", "finance");
  const all: EditableName[] = [...(Object.keys(storedSettings) as SettingName[]), ...plainSettingNames];
  const names = all.filter((name) => ["admin", ...writers(name)].some((scope) => hasScope(actor, scope)));
  const rows = await ctx.db.select().from(settings).where(inArray(settings.name, names));
  return names.map((name) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      value: parsed(name, row?.value),
      version: row?.updatedAt.toISOString() ?? null,
    } as EditableSetting;
  });
}

/**
 * In force in this process at once, in others within a second. Throws CHANGED_ELSEWHERE, and Invalid where pages could not use it.
 */
export async function changeSetting(
  ctx: Ctx,
  { name, value, version }: EditableSetting,
  guards: SettingGuards,
): Promise<EditableSetting> {
  requireScope(ctx, "admin", ...writers(name));
  if (isPlain(name)) await guards[name]?.(ctx, value as never);
  return writeSetting(ctx, name, value as never, version);
}

/** The same for a caller that has seen no version (`undefined`); guards are not asked. */
export async function writeSetting<Name extends EditableName>(
  ctx: Ctx,
  name: Name,
  value: EditableValues[Name],
  seen?: string | null,
): Promise<EditableSetting> {
  requireScope(ctx, "admin", ...writers(name));
  const checked = schemaOf(name).parse(value) as EditableValues[Name];
  if (name === "bid") refuseBidSteps(checked as StoredSettings["bid"]);
  if (!isPlain(name)) refuseFaults(findSettingFaults(name, checked as never));
  const version = await storeOverVersion(ctx, name, {
    ...{ value: checked, seen, usual: parsed(name, undefined) },
    check: (before) => {
      if (name === "home") requireOwnPart(ctx, parsed("home", before), checked as StoredSettings["home"]);
    },
  });
  return { name, value: checked, version } as EditableSetting;
}

const isPlain = (name: EditableName): name is PlainSettingName => name in plainSettings;
const schemaOf = (name: EditableName) => (isPlain(name) ? plainSettings[name].schema : storedSettings[name]);
const writers = (name: EditableName) => (isPlain(name) ? plainSettings[name].writers : writersOf[name]);

/** A setting as it is stored; the default where it is not, or is unreadable. */
function parsed<Name extends EditableName>(name: Name, stored: unknown): EditableValues[Name] {
  const read = schemaOf(name).safeParse(stored);
  if (read.success) return read.data as EditableValues[Name];
  return (
    isPlain(name) ? plainSettings[name].schema.parse({}) : defaultSettings[name as SettingName]
  ) as EditableValues[Name];
}

type Home = StoredSettings["home"];

function requireOwnPart(ctx: Ctx, { freeDeliveryOver: over, ...words }: Home, wanted: Home): void {
  const { freeDeliveryOver, ...wantedWords } = wanted;
  if (freeDeliveryOver !== over) requireScope(ctx, "finance");
  if (!isDeepStrictEqual(wantedWords, words)) requireScope(ctx, "content");
}

/** Each field that pages could not use is named (rule SE12). */
function refuseFaults(faults: SettingFaults): void {
  const fields = Object.entries(faults).map(([field, message]) => [field, [message]]);
  if (fields.length === 0) return;
  const details = { length: longestMenuWords, maximum: mostForDelivery };
  throw new Invalid(Object.fromEntries(fields), "INVALID", details);
}

/** Which part of a range is wrong, where it is not its bounds. */
const cellOf: Partial<Record<BidStepsProblem["fault"], "value" | "step">> = {
  NOT_WHOLE_HALERE: "value",
  VALUE_NOT_POSITIVE: "value",
  STEP_NOT_POSITIVE: "step",
};

/** Each range that cannot stand is named (rule B10). */
function refuseBidSteps(ranges: StoredSettings["bid"]): void {
  const problems = findBidStepProblems(ranges);
  if (!problems) return;
  const fields: Record<string, MessageKey[]> = {};
  for (const { index, fault } of problems) {
    const field = `value.${index}.${cellOf[fault] ?? "min"}`;
    fields[field] = [...(fields[field] ?? []), `bidSteps.${fault}`];
  }
  throw new Invalid(fields, "BID_STEPS");
}
