import { z } from "zod";
import { bothTargets, bothTexts } from "#contract/content/operator-texts.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { cardBrands } from "./contact-marks.ts";

/** Parts that the home page can be made of. */
export const homeSections = ["hero", "ending", "newest", "shop", "categories", "articles", "delivery"] as const;
export type HomeSection = (typeof homeSections)[number];

/** Ranges of the least bid increment in CZK; `max` null is open-ended. */
export const bidRanges = z
  .array(z.object({ min: z.number(), max: z.number().nullable(), value: z.number(), step: z.number() }))
  .max(50);

const line = z.string().trim().max(200);
const isWithoutRepeats = (list: readonly unknown[]) => new Set(list).size === list.length;
const switchedOn = z.object({ is_enabled: z.boolean() });

/** The value of each public setting: stored with texts in both languages, served in one. */
function valuesOf<Text extends z.ZodType, Link extends z.ZodType>(text: Text, link: Link) {
  return {
    /** The operator's contacts. A field that is not filled in is an empty text. */
    contacts: z.object({
      company: line,
      street: line,
      city: line,
      zip: line,
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe("ISO 3166-1 alpha-2"),
      companyId: line,
      taxId: line,
      email: line,
      phone: line,
      description: text.describe("What the site is, for the footer"),
      networks: z.array(z.object({ name: z.enum(["facebook", "instagram"]), url: z.url({ protocol: /^https?$/ }) })),
      cards: z
        .array(z.enum(cardBrands))
        .refine(isWithoutRepeats, "names a card twice")
        .default([])
        .describe("Cards that the operator takes, as the footer shows them"),
    }),
    intropopup: switchedOn.describe("Whether the banners of the intro popup are shown at all"),
    topmenu: z.array(z.object({ link, text })).max(12),
    bottommenu: z.array(z.object({ title: text, links: z.array(z.object({ text, link })).max(20) })).max(6),
    maintenance: switchedOn,
    categoriesMenu: z
      .array(z.number().int().positive())
      .max(100)
      .refine(isWithoutRepeats, "names a category twice")
      .describe("Ids of the top categories shown in menus, in this order; empty: all of them"),
    bid: bidRanges,
    home: z.object({
      sections: z
        .array(z.enum(homeSections))
        .refine(isWithoutRepeats, "names a section twice")
        .describe("In the order of the page"),
      title: text,
      text,
      freeDeliveryOver: z.number().nonnegative().describe("CZK"),
    }),
  };
}

/** As they are stored, and as the operator will write them. */
export const storedSettings = valuesOf(bothTexts, bothTargets);
export type SettingName = keyof typeof storedSettings;
export type StoredSettings = { [Name in SettingName]: z.infer<(typeof storedSettings)[Name]> };

const served = valuesOf(z.string(), z.string());
export type SettingValues = { [Name in SettingName]: z.infer<(typeof served)[Name]> };

const entry = <const Name extends SettingName>(name: Name) => z.object({ name: z.literal(name), value: served[name] });

/** A setting by name, with its value. */
const settingEntry = z.discriminatedUnion("name", [
  entry("contacts"),
  entry("intropopup"),
  entry("topmenu"),
  entry("bottommenu"),
  entry("maintenance"),
  entry("categoriesMenu"),
  entry("bid"),
  entry("home"),
]);
export type SettingEntry = z.infer<typeof settingEntry>;

export const settings = {
  list: route({
    method: "GET",
    path: "/api/settings",
    summary: "The settings that pages are made of, in one language",
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.array(settingEntry),
  }),
};
