import { z } from "zod";
import type { Scope } from "#contract/accounts/scopes.ts";
import { isProfile } from "#contract/settings/contact-marks.ts";
import type { SettingName, StoredSettings } from "#contract/settings/settings.ts";
import { countryCodes } from "#contract/values/country-codes.ts";

/**
 * SE1: `maintenance` and `bid` are written by `admin` alone, `contacts` (who the operator is, on documents too) and from what price
 * delivery is free by `finance` too, the other public settings by `content` too. Of the settings that only the server reads (SE13) those
 * about money or the bank (`transfer`, `taxOffice`, `accountNumbers`, `postage`, `protection`, `topping`) are written by `finance` too, `newsletter` by `content` too, and
 * what decides who may do what by `admin` alone; the account for transfers needs a fresh proof (A24). Nobody sees in the back office what
 * they do not write; each change is noted with who, from and to.
 */
export const writersOf: Record<SettingName, readonly Scope[]> = {
  ...{ maintenance: [], bid: [] },
  ...{ intropopup: ["content"], topmenu: ["content"], bottommenu: ["content"], categoriesMenu: ["content"] },
  ...{ contacts: ["finance"], home: ["content", "finance"] },
};

/** What pages could not use of a setting, though it has its shape: the field, and its message. */
export type SettingFaults = Readonly<Record<string, "field.email" | "field.choice" | "field.max" | "field.atMost">>;

/** Words of menus that stand in one line of every page. */
export const longestMenuWords = 60;
/** No order is dearer (CZK). */
export const mostForDelivery = 1_000_000;

const email = z.union([z.literal(""), z.email().max(254)]);

/**
 * SE12: What pages or mails could not use of a setting is refused at its field: contacts with an e-mail or a country that is none, a
 * network twice or by its bare front page, words of menus that do not stand in one line ({longestMenuWords} characters), free delivery from
 * over a million crowns on.
 */
export function findSettingFaults<Name extends SettingName>(name: Name, value: StoredSettings[Name]): SettingFaults {
  const setting = { name, value } as {
    [Each in SettingName]: { name: Each; value: StoredSettings[Each] };
  }[SettingName];
  if (setting.name === "contacts") return ofContacts(setting.value);
  if (setting.name === "topmenu") return tooLong(setting.value.map(({ text }, at) => [`${at}.text`, text]));
  if (setting.name === "bottommenu")
    return tooLong(
      setting.value.flatMap(({ title, links }, at) => [
        [`${at}.title`, title] as const,
        ...links.map(({ text }, index) => [`${at}.links.${index}.text`, text] as const),
      ]),
    );
  if (setting.name === "home" && setting.value.freeDeliveryOver > mostForDelivery)
    return { "value.freeDeliveryOver": "field.atMost" };
  return {};
}

/** Mails of the site go to the e-mail, and documents name the country. */
function ofContacts(contacts: StoredSettings["contacts"]): SettingFaults {
  const names = contacts.networks.map(({ name }) => name);
  const bare = contacts.networks.findIndex(({ url }) => !isProfile(url));
  const again = names.findIndex((name, at) => names.indexOf(name) < at);
  return {
    ...(!email.safeParse(contacts.email).success && { "value.email": "field.email" as const }),
    ...(!countryCodes.includes(contacts.country) && { "value.country": "field.choice" as const }),
    ...(bare >= 0 && { [`value.networks.${bare}.url`]: "field.choice" as const }),
    ...(again >= 0 && { [`value.networks.${again}.name`]: "field.choice" as const }),
  };
}

function tooLong(words: readonly (readonly [field: string, text: { cs: string; en: string }])[]): SettingFaults {
  const long = words.flatMap(([field, text]) =>
    (["cs", "en"] as const)
      .filter((lang) => text[lang].length > longestMenuWords)
      .map((lang) => [`value.${field}.${lang}`, "field.max"] as const),
  );
  return Object.fromEntries(long);
}
