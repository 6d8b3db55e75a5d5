import { type SQL, sql } from "#server/db/query.ts";
import type { ListPart } from "./list-parts.ts";
import type { Match } from "./listing-filter.ts";
import type { Population } from "./population.ts";
import { entriesOf } from "./sampling.ts";

/** Topped listings that match lead a list, each minute in another order. */
export interface ToppedOrder {
  readonly match: Match;
  readonly turn: number;
}

/** At most this many topped listings are put ahead of the others. */
const mostTopped = 480;

/** The first listings of a part with their places, from `entries` (`… s where …`) that contain the whole part. */
export function gathered(entries: SQL, part: ListPart, hasTopped: boolean, needed: number): SQL {
  const others = hasTopped ? [notTopped(sql`l.id`)] : [];
  // As an array, each id is looked up by the primary key, whatever number the planner expects.
  const met = [sql`l.id = any (array(select s.listing_id from ${entries}))`, ...part.conditions, ...others];
  return sql`select l.id, row_number() over (order by ${part.order}) as place from listings l
    where ${sql.join(met, sql` and `)} order by ${part.order} limit ${hasTopped ? besidesTopped(needed) : needed}`;
}

/** A subquery is hashed; an array would be searched for every row. */
export function notTopped(id: SQL): SQL {
  return sql`${id} not in (select topped.id from topped)`;
}

/** How many listings the page still needs after the topped ones. */
export function besidesTopped(needed: number): SQL {
  return sql`greatest(0, ${needed}::int8 - (select count(*) from topped))`;
}

/** Topped listings that match, each minute in another order, which is the same for everybody. */
export function toppedIds({ match, turn }: ToppedOrder, now: Date, population: Population): SQL {
  const matches = sql`exists (select from ${entriesOf(match, population)} and s.listing_id = l.id offset 0)`;
  const turned = sql`hashint8extended(l.id, ${turn}), l.id`;
  return sql`select l.id, row_number() over (order by ${turned}) as place from listings l
    where l.status = 'live' and l.topped_until > ${now} and ${matches}
    order by ${turned} limit ${mostTopped}`;
}

interface PageCut {
  readonly hasTopped: boolean;
  readonly offset: number;
  readonly size: number;
}

/** The page, cut out of the topped listings followed by the parts (tables with `id` and `place`). */
export function pickedFrom(parts: readonly SQL[], { hasTopped, offset, size }: PageCut, more: SQL): SQL {
  const sources = [
    ...(hasTopped ? [sql`select id, place, 0 as part from topped`] : []),
    ...parts.map((name, index) => sql`select id, place, ${index + 1}::int as part from ${name}`),
  ];
  return sql`select found.id, row_number() over (order by found.part, found.place) as place, ${more},
      ${hasTopped ? sql`(select count(*) from topped)` : sql`0`} as topped
    from (${sql.join(sources, sql` union all `)}) found
    order by found.part, found.place limit ${size} offset ${offset}`;
}
