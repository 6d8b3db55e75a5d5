import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bannerGroups } from "#contract/banners/banners.ts";
import { sql } from "#server/db/query.ts";
import type { Locale, LocalizedText } from "../../../contract/values/locale.ts";
import { instant, int8 } from "../../db/columns.ts";
import { media } from "../media/table.ts";

/** Banners by the place where they are shown; without a picture one is its title alone. */
export const banners = pgTable(
  "banners",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    place: text("place", { enum: bannerGroups }).notNull(),
    position: integer("position").notNull().default(0),
    title: jsonb("title").$type<LocalizedText>().notNull(),
    url: jsonb("url").$type<LocalizedText>().notNull(),
    mediaId: text("media_id").references(() => media.id),
    /** What the picture shows; empty where the title says it already. */
    alt: jsonb("alt").$type<LocalizedText>().notNull().default({ cs: "", en: "" }),
    /** The only language of pages that show it; null: both. */
    lang: text("lang").$type<Locale>(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("banners_place", sql`${table.place} in ('banner.promo', 'banner.popup_desktop', 'banner.popup_mobile')`),
    check("banners_lang", sql`${table.lang} in ('cs', 'en')`),
    check("banners_span", sql`${table.endsAt} > ${table.startsAt}`),
    index("banners_shown").on(table.place, table.position, table.id),
  ],
);
