import { index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { sql } from "#server/db/query.ts";
import { instant, int8, tsvector } from "../../db/columns.ts";
import { listings } from "../listings/table.ts";

/** Depths from which on samples have an index of their own: those that are asked. */
export const sampleDepths = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The place of each facet in the array `facets` of an entry (`search_facets`); the outcome is sold or unsold. */
export const facetPlaces = {
  ...{ state: 1, outcome: 2, type: 3, saleMode: 4, brand: 5, country: 6 },
  ...{ vintage: 7, volume: 8, strength: 9, age: 10, condition: 11 },
  price: 12,
} as const;

/**
 * What is searched: a row for each listing that lists may show, written by a trigger of `listings` alone
 * (decisions/0025). Bids leave it as it is, so that its index costs them nothing.
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
    /** Everything a filter or a word can ask for, in one vector: one index answers any combination. */
    lexemes: tsvector("lexemes").notNull(),
    /** Of how many samples it is part: one of depth n holds every 2^n-th listing. */
    depth: smallint("depth").notNull().default(0),
  },
  (table) => [
    index("search_entries_lexemes").using("gin", table.lexemes),
    // An index of a sample alone: that of all entries would be read from end to end for the few that lie in the sample.
    ...sampleDepths.map((depth) =>
      index(`search_entries_sample_${depth}`)
        .using("gin", table.lexemes)
        .where(sql.raw(`depth >= ${depth}`)),
    ),
  ],
);

/** Words of names and brands, in lower case without accents: for the correction of a misspelt word, and for the completion of a begun one. */
export const searchWords = pgTable(
  "search_words",
  {
    word: text("word").primaryKey(),
    stem: text("stem").generatedAlwaysAs(sql`(f_stems(word))[1]`),
  },
  (table) => [
    index("search_words_near").using("gin", sql`word gin_trgm_ops`),
    index("search_words_stem").on(table.stem),
  ],
);

/**
 * Stems that stand together in the name or brand of something that is or was listed, two by two, the first of the alphabet first:
 * a trigger of `listings` adds them. So words that nothing has both in its name are known without their lists.
 */
export const searchPairs = pgTable("search_pairs", { pair: text("pair").notNull() }, (table) => [
  // Not unique: whoever adds a pair waits for nobody who adds the same, and twice does no harm.
  index("search_pairs_pair").on(table.pair),
]);
