import { index, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8, tsvector } from "../../db/columns.ts";
import { listings } from "../listings/table.ts";

/** The place of each facet in the array `facets` of an entry (`search_facets`); the outcome is sold or unsold. */
export const facetPlaces = {
  ...{ state: 1, outcome: 2, type: 3, saleMode: 4, brand: 5, country: 6 },
  ...{ vintage: 7, volume: 8, strength: 9, age: 10, condition: 11 },
  price: 12,
} as const;

/**
 * The entries of the search: a row for each listing that lists may show, written only by a trigger of `listings`
 * (decisions/0025). A bid does not touch it, so its index costs bids nothing.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    listingId: int8("listing_id")
      .primaryKey()
      .references(() => listings.id, { onDelete: "cascade" }),
    endsAt: instant("ends_at"),
    /** The values that facets count: `kind:value`, each in its place, null where there is none. */
    facets: text("facets").array().notNull(),
    /** Everything that a filter or a word can ask for, in one vector, so that one index answers any combination. */
    lexemes: tsvector("lexemes").notNull(),
  },
  (table) => [index("search_entries_lexemes").using("gin", table.lexemes)],
);

/** Moved categories below which entries of the search still say the old place; written by a trigger of `categories`. */
export const searchMoves = pgTable("search_moves", {
  categoryId: int8("category_id").primaryKey(),
  /** The listing up to which they say the new one. */
  afterId: int8("after_id").notNull().default(0),
});

/** Words of names and brands, in lower case without accents, for correcting misspelt words and completing begun ones. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    stem: text("stem").generatedAlwaysAs(sql`(f_stems(word))[1]`),
    heard: text("heard").generatedAlwaysAs(sql`f_heard(word)`),
  },
  (table) => [
    index("search_words_near").using("gin", sql`word gin_trgm_ops`),
    index("search_words_stem").on(table.stem),
    index("search_words_heard").on(table.heard),
  ],
);
