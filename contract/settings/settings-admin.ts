import { z } from "zod";
import { route } from "#contract/route.ts";
import { instant } from "#contract/values/shapes.ts";
import { type PlainSettingName, type PlainSettings, plainSettings } from "./plain-settings.ts";
import { type SettingName, type StoredSettings, storedSettings } from "./settings.ts";

const version = instant.nullable().describe("When it was stored; null: the default holds");
const stored = <const Name extends SettingName>(name: Name) =>
  z.object({ name: z.literal(name), value: storedSettings[name], version });
const plain = <const Name extends PlainSettingName>(name: Name) =>
  z.object({ name: z.literal(name), value: plainSettings[name].schema, version });

/** A setting as the operator keeps it, in both languages. */
const editableSetting = z.discriminatedUnion("name", [
  stored("contacts"),
  stored("intropopup"),
  stored("topmenu"),
  stored("bottommenu"),
  stored("maintenance"),
  stored("categoriesMenu"),
  stored("bid"),
  stored("home"),
  plain("shop"),
  plain("auctions"),
  plain("exposure"),
  plain("inspection"),
  plain("ageVerification"),
  plain("newsletter"),
  plain("transfer"),
  plain("alarm"),
  plain("taxOffice"),
  plain("accountNumbers"),
  plain("postage"),
  plain("protection"),
  plain("topping"),
]);
export type EditableSetting = z.output<typeof editableSetting>;
export type EditableName = SettingName | PlainSettingName;
/** Values of settings, by name. */
export type EditableValues = StoredSettings & PlainSettings;
/** A setting by its name. */
export interface Stored<Name extends EditableName> {
  readonly name: Name;
  readonly value: EditableValues[Name];
  readonly version: string | null;
}

/** What pages are made of and what the server goes by, for the operator to change. */
export const settingsAdmin = {
  list: route({
    method: "GET",
    path: "/api/admin/settings",
    summary: "Operator: the settings that the caller may change, in both languages",
    scopes: ["content", "finance"],
    response: z.object({ data: z.array(editableSetting) }),
  }),
  write: route({
    method: "PUT",
    path: "/api/admin/settings",
    summary:
      "Operator: store a setting in the place of the version that was seen; another version is CHANGED_ELSEWHERE",
    scopes: ["content", "finance"],
    body: editableSetting,
    response: z.object({ data: editableSetting }),
    errors: [409],
  }),
};
