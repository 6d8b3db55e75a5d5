import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { listingQuery } from "#contract/auctions.ts";
import { likePattern, searchWords } from "#server/features/catalogue/search-words.ts";

export type ListingFilter = z.output<typeof listingQuery>;

/** From this length a word also finds what is spelled nearly like it. */
const shortestFuzzyWord = 4;
const shortestCategoryWord = 3;

/** The conditions of a list on `l` (listings), joined by AND. */
export function listingFilter(filter: ListingFilter, now: Date): SQL {
  const { category, type, saleMode, duration, endsWithinHours, seller } = filter;
  const conditions = [
    filter.state === "running"
      ? sql`l.status = 'live' and (l.ends_at is null or l.ends_at > ${now})`
      : sql`l.status in ('sold', 'unsold', 'ended')`,
    category &&
      sql`l.category_id = any (array(select id from categories where path @> array[${category}::int8]))`,
    type && sql`l.type = ${type}`,
    saleMode && sql`l.sale_mode = ${saleMode}`,
    duration && sql`l.sale_mode = 'auction' and l.duration = ${duration}`,
    endsWithinHours && sql`l.ends_at < ${now}::timestamptz + make_interval(hours => ${endsWithinHours})`,
    seller && sql`l.seller_id = ${seller}`,
    ...searchWords(filter.q).map(wordCondition),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== 0),
    sql` and `,
  );
}

/** A word is found in the name, in the brand or as the beginning of a word in a category's name. */
function wordCondition(word: string): SQL {
  const typed = sql`f_norm(${word})`;
  const inside = sql`'%' || f_norm(${likePattern(word)}) || '%'`;
  const isFuzzy = word.length >= shortestFuzzyWord && !/\d/.test(word);
  // `= any (array(…))` is worked out once, so that each branch can use its own index.
  return sql
    .join(
      [
        sql`(l.search_name like ${inside}`,
        isFuzzy && sql`${typed} <% l.search_name`,
        sql`l.brand_id = any (array(select id from brands where key like ${inside} ${isFuzzy ? sql`or ${typed} <% key` : sql``}))`,
        word.length >= shortestCategoryWord && sql`l.category_id = any (array(${categoriesCalled(word)}))`,
      ].filter((part) => part !== false),
      sql` or `,
    )
    .append(sql`)`);
}

function categoriesCalled(word: string): SQL {
  const beginning = sql`'% ' || f_norm(${likePattern(word)}) || '%'`;
  return sql`select below.id from categories above join categories below on below.path @> array[above.id]
    where ' ' || f_norm(above.name_cs) like ${beginning} or ' ' || f_norm(above.name_en) like ${beginning}`;
}
