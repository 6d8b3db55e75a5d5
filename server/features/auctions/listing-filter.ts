import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { listingQuery } from "#contract/auctions.ts";
import { likePattern, searchWords } from "#server/features/catalogue/search-words.ts";

export type ListingFilter = z.output<typeof listingQuery>;

/** From this length a word also finds what is spelled nearly like it. */
const shortestFuzzyWord = 4;
const shortestCategoryWord = 3;

/** How words are matched: as they are typed, or also nearly so. */
export type Spelling = "exact" | "near";

/** The conditions of a list on `l` (listings), joined by AND. */
export function listingFilter(filter: ListingFilter, now: Date, spelling: Spelling = "exact"): SQL {
  const { category, type, saleMode, duration, endsWithinHours, seller } = filter;
  const conditions = [
    stateCondition(filter, now),
    filter.sale && sql`l.sale_closes_on = ${filter.sale}::date`,
    filter.endsOn &&
      sql`l.ends_at >= ${dayStart(filter.endsOn, 0)} and l.ends_at < ${dayStart(filter.endsOn, 1)}`,
    category &&
      sql`l.category_id = any (array(select id from categories where path @> array[${category}::int8]))`,
    type && sql`l.type = ${type}`,
    saleMode && sql`l.sale_mode = ${saleMode}`,
    duration && sql`l.sale_mode = 'auction' and l.duration = ${duration}`,
    endsWithinHours && sql`l.ends_at < ${now}::timestamptz + make_interval(hours => ${endsWithinHours})`,
    seller && sql`l.seller_id = ${seller}`,
    ...searchWords(filter.q).map((word) => wordCondition(word, spelling)),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== 0 && condition !== ""),
    sql` and `,
  );
}

function stateCondition({ state, duration }: ListingFilter, now: Date): SQL {
  // Whatever has a duration has an end, so that a range of ends is read instead of everything live.
  if (state === "running" && duration) return sql`l.status = 'live' and l.ends_at > ${now}`;
  if (state === "running") return sql`l.status = 'live' and (l.ends_at is null or l.ends_at > ${now})`;
  return state === "ended"
    ? sql`l.status in ('sold', 'unsold', 'ended')`
    : sql`l.status in ('live', 'sold', 'unsold', 'ended')`;
}

/** Midnight in Prague at the start of a day, or of one so many days later. */
function dayStart(day: string, later: number): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Prague')`;
}

/** Whether the words could be meant differently than they are typed. */
export function canBeMisspelt({ q }: ListingFilter): boolean {
  return searchWords(q).some(isFuzzy);
}

/** A word is found in the name, in the brand or as the beginning of a word in a category's name. */
function wordCondition(word: string, spelling: Spelling): SQL {
  const typed = sql`f_norm(${word})`;
  const inside = sql`'%' || f_norm(${likePattern(word)}) || '%'`;
  const near = spelling === "near" && isFuzzy(word);
  // `= any (array(…))` is worked out once, so each branch can use its own index; the dearest test comes last.
  const branches = [
    word.length >= shortestCategoryWord && sql`l.category_id = any (array(${categoriesCalled(word)}))`,
    sql`l.search_name like ${inside}`,
    sql`l.brand_id = any (array(select id from brands where key like ${inside}))`,
    near && sql`l.brand_id = any (array(select id from brands where ${typed} <% key))`,
    near && sql`${typed} <% l.search_name`,
  ];
  return sql`(${sql.join(
    branches.filter((branch) => branch !== false),
    sql` or `,
  )})`;
}

function isFuzzy(word: string): boolean {
  return word.length >= shortestFuzzyWord && !/\d/.test(word);
}

function categoriesCalled(word: string): SQL {
  const beginning = sql`'% ' || f_norm(${likePattern(word)}) || '%'`;
  return sql`select below.id from categories above join categories below on below.path @> array[above.id]
    where ' ' || f_norm(above.name_cs) like ${beginning} or ' ' || f_norm(above.name_en) like ${beginning}`;
}
