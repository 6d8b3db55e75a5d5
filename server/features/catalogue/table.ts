import { type AnyPgColumn, check, index, integer, jsonb, pgSequence, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { CategoryPolicy } from "#contract/catalogue/category-policy.ts";
import { sql } from "#server/db/query.ts";
import { int8 } from "../../db/columns.ts";

/** Items and categories draw their ids from this one sequence, so an id alone says whether `/{id}/…` is a category or a listing. */
export const itemIds = pgSequence("item_ids", { startWith: 1 });
export const nextItemId = sql`nextval('item_ids')`;

export const categories = pgTable(
  "categories",
  {
    id: int8("id").primaryKey().default(nextItemId),
    parentId: int8("parent_id").references((): AnyPgColumn => categories.id),
    depth: integer("depth").notNull(),
    position: integer("position").notNull(),
    nameCs: text("name_cs").notNull(),
    nameEn: text("name_en").notNull(),
    slugCs: text("slug_cs").notNull(),
    slugEn: text("slug_en").notNull(),
    descriptionCs: text("description_cs").notNull().default(""),
    descriptionEn: text("description_en").notNull().default(""),
    policy: jsonb("policy").$type<CategoryPolicy>().notNull().default({}),
    /** Ids from the top down to this one: "here and below" is one index lookup. */
    path: int8("path").array().notNull(),
    /** Raised by each change of its words; what is stored over another version is refused. */
    version: integer("version").notNull().default(0),
    /** The same of its policy, which others keep than its words. */
    policyVersion: integer("policy_version").notNull().default(0),
  },
  (table) => [
    check("categories_depth", sql`${table.depth} between 1 and 5`),
    unique("categories_siblings").on(table.parentId, table.slugCs).nullsNotDistinct(),
    index("categories_parent").on(table.parentId, table.position),
    index("categories_path").using("gin", table.path),
  ],
);

/** Seeded categories that the operator has taken away: a start does not bring them back. */
export const removedCategories = pgTable("removed_categories", { id: int8("id").primaryKey() });

export const brands = pgTable(
  "brands",
  {
    id: int8("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    /** Lower case without accents: two spellings of one brand are one row. */
    key: text("key").notNull().unique(),
    /** Raised by each change; what is stored over another version is refused. */
    version: integer("version").notNull().default(0),
  },
  () => [index("brands_search").using("gin", sql`key gin_trgm_ops`)],
);

/** Brands that are another one now: old addresses and names lead there. A merger of the other one moves them on. */
export const mergedBrands = pgTable(
  "merged_brands",
  {
    id: int8("id").primaryKey(),
    /** As `brands.key` was. */
    key: text("key").notNull(),
    intoId: int8("into_id")
      .notNull()
      .references(() => brands.id, { onDelete: "cascade" }),
  },
  (table) => [index("merged_brands_key").on(table.key), index("merged_brands_into").on(table.intoId)],
);
