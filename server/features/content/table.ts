import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { type ContentVersion, contentKinds } from "#contract/content/text-versions.ts";
import type { Locale, LocalizedText } from "#contract/values/locale.ts";
import { sql } from "#server/db/query.ts";
import { bytea, instant, int8 } from "../../db/columns.ts";
import { users } from "../accounts/table.ts";
import { media } from "../media/table.ts";

/** Texts in both languages; an empty English one falls back to Czech (settings/localised.ts). */
const bothTexts = (name: string) => jsonb(name).$type<LocalizedText>().notNull();

export const blogCategories = pgTable("blog_categories", {
  id: int8("id").primaryKey().generatedByDefaultAsIdentity(),
  position: integer("position").notNull(),
  name: bothTexts("name"),
  slug: bothTexts("slug"),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** `body` holds markup that has passed `cleanMarkup`. */
export const articles = pgTable(
  "articles",
  {
    id: int8("id").primaryKey().generatedByDefaultAsIdentity(),
    categoryId: int8("category_id")
      .notNull()
      .references(() => blogCategories.id),
    title: bothTexts("title"),
    slug: bothTexts("slug"),
    lead: bothTexts("lead"),
    body: bothTexts("body"),
    pictureId: text("picture_id").references(() => media.id),
    pictureAlt: bothTexts("picture_alt"),
    author: bothTexts("author"),
    /** Null: not published. In the future: not yet. */
    publishedAt: instant("published_at"),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("articles_published").on(table.publishedAt.desc(), table.id.desc()),
    index("articles_category").on(table.categoryId, table.publishedAt.desc(), table.id.desc()),
  ],
);

/** Pages with fixed ids (contract/content/content.ts, `infoPageIds`); the operator may add others. */
export const infoPages = pgTable("info_pages", {
  id: int8("id").primaryKey(),
  position: integer("position").notNull(),
  title: bothTexts("title"),
  slug: bothTexts("slug"),
  description: bothTexts("description"),
  body: bothTexts("body"),
  showsOperator: boolean("shows_operator").notNull().default(false),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const documents = pgTable("documents", {
  id: int8("id").primaryKey().generatedByDefaultAsIdentity(),
  position: integer("position").notNull(),
  title: bothTexts("title"),
  description: bothTexts("description"),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** A document's file in one language, stored in the database so that a backup never has a row without its file. */
export const documentFiles = pgTable(
  "document_files",
  {
    documentId: int8("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    lang: text("lang").$type<Locale>().notNull(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    data: bytea("data").notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.lang] }),
    check("document_files_lang", sql`${table.lang} in ('cs', 'en')`),
  ],
);

/** What articles and info pages have said, each as it was stored (rule SE8). */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: contentKinds }).notNull(),
    subjectId: int8("subject_id").notNull(),
    at: instant("at").notNull(),
    /** null: it came with the site. */
    byId: int8("by_id").references(() => users.id),
    value: jsonb("value").$type<ContentVersion["value"]>().notNull(),
  },
  (table) => [index("content_versions_subject").on(table.kind, table.subjectId, table.id)],
);
