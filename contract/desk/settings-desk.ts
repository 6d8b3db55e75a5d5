import { z } from "zod";
import { type SettingName, type StoredSettings, storedSettings } from "#contract/content/settings.ts";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";
import { type PlainSettingName, type PlainSettings, plainSettings } from "./plain-settings.ts";

const version = instant.nullable().describe("When it was stored; null: the default holds");
const kept = <const Name extends SettingName>(name: Name) =>
  z.object({ name: z.literal(name), value: storedSettings[name], version });
const plain = <const Name extends PlainSettingName>(name: Name) =>
  z.object({ name: z.literal(name), value: plainSettings[name].schema, version });

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
  plain("shop"),
  plain("auctions"),
  plain("exposure"),
  plain("inspection"),
  plain("ageVerification"),
  plain("newsletter"),
  plain("transfer"),
  plain("postage"),
  plain("protection"),
  plain("topping"),
]);
export type KeptSetting = z.output<typeof keptSetting>;
export type KeptName = SettingName | PlainSettingName;
/** Values of settings, by name. */
export type KeptValues = StoredSettings & PlainSettings;
/** A setting by its name. */
export interface Kept<Name extends KeptName> {
  readonly name: Name;
  readonly value: KeptValues[Name];
  readonly version: string | null;
}

const tag = "settings";

/** What pages are made of and what the server goes by, for the operator to change. */
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
