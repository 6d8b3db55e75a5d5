import { z } from "zod";
import { type SettingName, type StoredSettings, storedSettings } from "#contract/content/settings.ts";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";

const kept = <const Name extends SettingName>(name: Name) =>
  z.object({
    name: z.literal(name),
    value: storedSettings[name],
    version: instant.nullable().describe("When it was stored; null: the default holds"),
  });

/** A setting as the operator keeps it, in both languages. */
const keptSetting = z.discriminatedUnion("name", [
  kept("contacts"),
  kept("intropopup"),
  kept("topmenu"),
  kept("bottommenu"),
  kept("maintenance"),
  kept("categoriesMenu"),
  kept("bid"),
  kept("home"),
]);
export type KeptSetting = z.output<typeof keptSetting>;
/** A setting by its name. */
export interface Kept<Name extends SettingName> {
  readonly name: Name;
  readonly value: StoredSettings[Name];
  readonly version: string | null;
}

const tag = "settings";

/** What pages are made of, for the operator to change. */
export const settingsDesk = {
  list: route({
    method: "GET",
    path: "/api/admin/settings",
    summary: "Operator: the settings that the caller may change, in both languages",
    tag,
    auth: "user",
    scopes: ["content", "finance"],
    status: 200,
    response: z.object({ data: z.array(keptSetting) }),
    errors: [401, 403],
  }),
  write: route({
    method: "PUT",
    path: "/api/admin/settings",
    summary:
      "Operator: store a setting in the place of the version that was seen; another version is CHANGED_ELSEWHERE",
    tag,
    auth: "user",
    scopes: ["content", "finance"],
    body: keptSetting,
    status: 200,
    response: z.object({ data: keptSetting }),
    errors: [401, 403, 409, 422],
  }),
};
