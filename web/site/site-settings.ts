import { createContext } from "react-router";
import type { SettingEntry, SettingValues } from "#contract/settings/settings.ts";

/** The settings that the frame of every page is made of. */
export type SiteSettings = Pick<
  SettingValues,
  "contacts" | "intropopup" | "topmenu" | "bottommenu" | "maintenance" | "categoriesMenu"
>;

/** The settings when they cannot be loaded: a frame without menus, on the error page. */
export const noSettings: SiteSettings = {
  contacts: {
    ...{
      company: "",
      street: "",
      city: "",
      zip: "",
      country: "CZ",
      companyId: "",
      taxId: "",
      email: "",
      phone: "",
    },
    description: "",
    networks: [],
    cards: [],
  },
  intropopup: { is_enabled: false },
  topmenu: [],
  bottommenu: [],
  maintenance: { is_enabled: false },
  categoriesMenu: [],
};

/** Turns the API's list of names and values into settings by name. */
export function siteSettingsOf(entries: readonly SettingEntry[]): SiteSettings {
  const named = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const names = Object.keys(noSettings) as (keyof SiteSettings)[];
  return Object.fromEntries(names.map((name) => [name, named[name] ?? noSettings[name]])) as SiteSettings;
}

/** The settings that the middleware `maintenance` has already read for this request. */
export const settingsContext = createContext<SiteSettings>();
