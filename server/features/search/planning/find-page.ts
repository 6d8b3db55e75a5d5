import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { besidesTopped, gathered, notTopped, pickedFrom, type ToppedOrder, toppedIds } from "./gather.ts";
import type { OrderBeginning } from "./list-parts.ts";
import type { Match } from "./listing-filter.ts";
import { type CountedPart, cheapestWay, isOfPrice, type Way } from "./page-ways.ts";
import type { Population } from "./population.ts";
import { costsWithin } from "./price-range.ts";
import { entriesOf } from "./sampling.ts";

interface PageOrder {
  readonly parts: readonly CountedPart[];
  /** The order of this minute for topped listings, which lead the page; null where there are none. */
  readonly topped: ToppedOrder | null;
  readonly population: Population;
  readonly offset: number;
  readonly size: number;
  /** A number of listings that the page has at least, where that is known. */
  readonly left: number;
  readonly now: Date;
}

type PageRow = CardRow & { isWhole: boolean; topped: number };

/**
 * The cards of a page. Each part of the list is found in the way that reads least. Where that way finds too few within its
 * bounds, because matches are distributed unlike the rest, everything is gathered.
 */
export async function findPage(ctx: Ctx, order: PageOrder): Promise<{ rows: PageRow[]; topped: number }> {
  const parts = firstParts(order);
  const needed = order.offset + order.size;
  const ways = parts.map((part) => cheapestWay(part, order.population, needed, order.now));
  let rows = await readPage(ctx, { ...order, parts }, ways);
  const isSure = parts.length === order.parts.length && ways.every(({ kind }) => kind === "all");
  if (rows.some(({ isWhole }) => !isWhole) || (rows.length < Math.min(order.size, order.left) && !isSure)) {
    rows = await readPage(
      ctx,
      order,
      order.parts.map(({ match }) => ({ kind: "all", match })),
    );
  }
  return { rows, topped: rows[0]?.topped ?? 0 };
}

/** The first parts, as many as the page reaches into. */
function firstParts({ parts, offset, size }: PageOrder): readonly CountedPart[] {
  let matches = 0;
  const reached = parts.findIndex(({ least }) => {
    matches += least;
    return matches >= offset + size;
  });
  return reached === -1 ? parts : parts.slice(0, reached + 1);
}

async function readPage(ctx: Ctx, order: PageOrder, ways: readonly Way[]): Promise<PageRow[]> {
  const { topped, offset, size, population, now } = order;
  const parts = order.parts.map((part, index) => {
    const way = ways[index] ?? { kind: "all", match: part.match };
    return { name: sql.raw(`part${index}`), scan: sql.raw(`scan${index}`), way, part };
  });
  if (parts.length === 0) return [];
  const needed = offset + size;
  const stillNeeded = topped ? besidesTopped(needed) : sql`${needed}`;
  const tables = [
    ...(topped ? [sql`topped as materialized (${toppedIds(topped, now, population)})`] : []),
    ...parts.flatMap(({ name, scan, way, part }) =>
      way.kind === "along"
        ? [
            sql`${scan} as materialized (${scanOf(part, way, topped !== null)})`,
            // In the order of the scan, so that reading stops once the page is full.
            sql`${name} as materialized (select l.id, l.place from ${scan} l where exists (
              select from ${entryOf(way.match, population)} offset 0) limit ${stillNeeded})`,
          ]
        : [
            sql`${name} as materialized (${gathered(entriesOf(way.match, population), part, topped !== null, needed)})`,
          ],
    ),
  ];
  const whole = parts.flatMap(({ name, scan, way }) => {
    const isFull = sql`(select count(*) from ${name}) >= ${stillNeeded}`;
    if (way.kind === "all") return [];
    if (way.kind === "first") return [isFull];
    return [sql`(${isFull} or (select count(*) from ${scan}) < ${way.most})`];
  });
  const found = sql`
    with ${sql.join(tables, sql`, `)}
    ${pickedFrom(
      parts.map(({ name }) => name),
      { hasTopped: topped !== null, offset, size },
      sql`${whole.length > 0 ? sql.join(whole, sql` and `) : sql`true`} as whole`,
    )}`;
  const { rows } = await ctx.db.execute<PageRow>(
    selectCards(found, sql`, picked.whole as "isWhole", picked.topped::int as topped`),
  );
  return rows;
}

/** The entry of a listing (`l`) whose price an index has already checked. */
function entryOf(match: Match, population: Population): SQL {
  return sql`${entriesOf({ ...match, price: null }, population)} and s.listing_id = l.id`;
}

function scanOf(
  { order, conditions, match }: CountedPart,
  { most, beginning }: { readonly most: number; readonly beginning: OrderBeginning | null },
  hasTopped: boolean,
): SQL {
  const met = [
    sql`true`,
    ...(beginning?.conditions ?? conditions),
    ...(match.price && !isOfPrice(beginning, match) ? [costsWithin(match.price)] : []),
    ...(hasTopped ? [notTopped(sql`l.id`)] : []),
  ];
  const listings = (more: readonly SQL[]) => sql`listings l where ${sql.join([...more, ...met], sql` and `)}`;
  // Each beginning is read in its own order, and the results are merged.
  const arms = beginning?.values.map(
    (value) =>
      sql`(select l.id, l.ends_at from ${listings([sql`${beginning.column} = ${value}`])} order by ${order})`,
  );
  const from = arms ? sql`(${sql.join(arms, sql` union all `)}) l` : listings([]);
  return sql`select l.id, row_number() over (order by ${order}) as place from ${from} order by ${order} limit ${most}`;
}
