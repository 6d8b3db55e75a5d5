import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import type { ListPart } from "./list-parts.ts";
import type { Match } from "./listing-filter.ts";
import { entriesOf } from "./sampling.ts";
import { type CardRow, selectCards } from "./select-cards.ts";

/** A part of a list with how many listings it has, about. */
export interface CountedPart extends ListPart {
  readonly matches: number;
}

interface PageOrder {
  readonly parts: readonly CountedPart[];
  /** What is topped leads, in the order of this minute; null: nothing is. */
  readonly topped: { readonly match: Match; readonly turn: number } | null;
  /** How many listings there are to look through, about. */
  readonly population: number;
  readonly offset: number;
  readonly size: number;
  readonly now: Date;
}

/** More are never topped ahead of the others. */
const mostTopped = 480;
/** Fewer are always gathered and sorted: that is quick, and never wrong about where they lie. */
const fewMatches = 2_000;
/**
 * What is looked at along an order costs so many times what is gathered: it is looked up in two tables, where gathering
 * reads one of them in the order in which it lies, or two where the entries do not know the order.
 */
const walkCost = { ofEntries: 6, ofListings: 2 };
/** Along an order so many listings at most are looked at, before what matches is gathered after all. */
const mostLookedAt = 60_000;

type PageRow = CardRow & { isWhole: boolean; topped: number };

/**
 * The cards of a page. A part of a list is either gathered by its match and sorted, or looked for along the index of its
 * order, whichever reads less; where the latter finds too few within bounds, since what matches lies far behind,
 * everything is gathered after all.
 */
export async function findPage(ctx: Ctx, order: PageOrder): Promise<{ rows: PageRow[]; topped: number }> {
  const parts = firstParts(order);
  let rows = await readPage(ctx, { ...order, parts }, false);
  const isSure = parts.length === order.parts.length && !parts.some((part) => walks(part, order));
  if (rows.some(({ isWhole }) => !isWhole) || (rows.length < order.size && !isSure)) {
    rows = await readPage(ctx, order, true);
  }
  return { rows, topped: rows[0]?.topped ?? 0 };
}

/** As many parts as the page reaches into, by twice what it needs: their sizes may be estimates. */
function firstParts({ parts, offset, size }: PageOrder): readonly CountedPart[] {
  let matches = 0;
  const reached = parts.findIndex((part) => {
    matches += part.matches;
    return matches > 2 * (offset + size) + fewMatches;
  });
  return reached === -1 ? parts : parts.slice(0, reached + 1);
}

async function readPage(ctx: Ctx, order: PageOrder, gathers: boolean): Promise<PageRow[]> {
  const { topped, offset, size } = order;
  const parts = order.parts.map((part, index) => {
    const isWalk = !gathers && walks(part, order);
    return { name: sql.raw(`part${index}`), scan: sql.raw(`scan${index}`), isWalk, part };
  });
  const needed = offset + size;
  const tables = [
    ...(topped ? [sql`topped as materialized (${toppedIds(topped, order.now)})`] : []),
    ...parts.flatMap(({ name, scan, isWalk, part }) =>
      isWalk
        ? [
            sql`${scan} as materialized (${scanOf(part, order, topped !== null)})`,
            // In the order of the scan, so that no more of it is read than the page takes.
            sql`${name} as materialized (select l.id, l.place from ${scan} l where exists (
              select from ${entriesOf(part.match)} and s.listing_id = l.id offset 0) limit ${needed})`,
          ]
        : [sql`${name} as materialized (${gathered(part, topped !== null, needed)})`],
    ),
  ];
  const sources = [
    ...(topped ? [sql`select id, place, 0 as part from topped`] : []),
    ...parts.map(({ name }, index) => sql`select id, place, ${index + 1}::int as part from ${name}`),
  ];
  const whole = parts
    .filter(({ isWalk }) => isWalk)
    .map(
      ({ name, scan, part }) => sql`((select count(*) from ${name}) >= ${needed}
        or (select count(*) from ${scan}) < ${lookedAt(part, order)})`,
    );
  if (sources.length === 0) return [];
  const found = sql`
    with ${sql.join(tables, sql`, `)}
    select found.id, row_number() over (order by found.part, found.place) as place,
      ${whole.length > 0 ? sql.join(whole, sql` and `) : sql`true`} as whole,
      ${topped ? sql`(select count(*) from topped)` : sql`0`} as topped
    from (${sql.join(sources, sql` union all `)}) found
    order by found.part, found.place limit ${size} offset ${offset}`;
  const { rows } = await ctx.db.execute<PageRow>(
    selectCards(found, sql`, picked.whole as "isWhole", picked.topped::int as topped`),
  );
  return rows;
}

/** Whether a part is looked for along its order: where that reads less than gathering everything that matches. */
function walks(part: CountedPart, order: PageOrder): boolean {
  const cost = part.ofEntries ? walkCost.ofEntries : walkCost.ofListings;
  const reads = expectedReads(part, order);
  return part.matches > fewMatches && reads < mostLookedAt && reads * cost < part.matches;
}

/** How many listings of its order are read until the page is full, if what matches lies evenly among them. */
function expectedReads({ matches }: CountedPart, { population, offset, size }: PageOrder): number {
  return ((offset + size) * population) / matches;
}

/** What is looked at leaves room for luck. */
function lookedAt(part: CountedPart, order: PageOrder): number {
  return Math.min(mostLookedAt, Math.ceil(expectedReads(part, order) * 4) + fewMatches);
}

function scanOf(part: CountedPart, order: PageOrder, hasTopped: boolean): SQL {
  return sql`select l.id, row_number() over (order by ${part.order}) as place from listings l
    where ${conditionsOf(part, hasTopped)} order by ${part.order} limit ${lookedAt(part, order)}`;
}

function gathered(part: ListPart, hasTopped: boolean, needed: number): SQL {
  if (part.ofEntries) {
    const { order, conditions } = part.ofEntries;
    const others = hasTopped ? [sql`s.listing_id <> all (array(select id from topped))`] : [];
    const met = [entriesOf(part.match), ...conditions, ...others];
    return sql`select s.listing_id as id, row_number() over (order by ${order}) as place
      from ${sql.join(met, sql` and `)} order by ${order} limit ${needed}`;
  }
  // Ids as an array: each is looked up by the primary key, whatever the planner thinks of their number.
  return sql`select l.id, row_number() over (order by ${part.order}) as place from listings l
    where l.id = any (array(select s.listing_id from ${entriesOf(part.match)}))
      and ${conditionsOf(part, hasTopped)} order by ${part.order} limit ${needed}`;
}

function conditionsOf({ conditions }: ListPart, hasTopped: boolean): SQL {
  const others = hasTopped ? [sql`l.id <> all (array(select id from topped))`] : [];
  const all = [...conditions, ...others];
  return all.length > 0 ? sql.join(all, sql` and `) : sql`true`;
}

/** Topped listings that match, each minute in another order, which is the same for everybody. */
function toppedIds({ match, turn }: { match: Match; turn: number }, now: Date): SQL {
  const turned = sql`hashint8extended(l.id, ${turn}), l.id`;
  return sql`select l.id, row_number() over (order by ${turned}) as place from listings l
    where l.status = 'live' and l.topped_until > ${now}
      and exists (select from ${entriesOf(match)} and s.listing_id = l.id offset 0)
    order by ${turned} limit ${mostTopped}`;
}
