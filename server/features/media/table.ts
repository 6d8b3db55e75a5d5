import { bit, boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8 } from "../../db/columns.ts";

/**
 * The files of a ready picture lie in storage under `{id}/{width}.{format}`. `owner_id` names a user without a foreign
 * key, since media comes before accounts in the order of features.
 */
export const media = pgTable(
  "media",
  {
    id: text("id").primaryKey(),
    ownerId: int8("owner_id"),
    status: text("status", { enum: ["pending", "ready"] }).notNull(),
    role: text("role"),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    widths: integer("widths").array().notNull(),
    /** Of `{id}/{zoom_width}.webp`; null where `widths` has all there is to see, or it was stored before there was one. */
    zoomWidth: integer("zoom_width"),
    /** Whether `{id}/original.jpg` is there. */
    hasOriginal: boolean("has_original").notNull().default(false),
    /** 64 bits of a ready picture that moderators find alike ones by (rule I8); null: nothing to tell it by. */
    likeness: bit("likeness", { dimensions: 64 }),
    /** Stored before likenesses were: one is read of its files in the background. */
    lacksLikeness: boolean("lacks_likeness").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("media_size", sql`${table.width} > 0 and ${table.height} > 0`),
    index("media_alike").using("gin", sql`likeness_quarters(${table.likeness})`),
    index("media_lacking_likeness").on(table.createdAt).where(sql`lacks_likeness`),
    index("media_pending").on(table.createdAt).where(sql`${table.status} = 'pending'`),
  ],
);
