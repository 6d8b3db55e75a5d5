import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import {
  besidesTopped,
  gathered,
  mostTopped,
  notTopped,
  pickedFrom,
  type ToppedOrder,
  toppedIds,
} from "./gather.ts";
import { shareOfAll } from "./lexemes.ts";
import type { ListPart, OrderBeginning } from "./list-parts.ts";
import { type Match, stateLexemes } from "./listing-filter.ts";
import { firstBuckets } from "./order-buckets.ts";
import type { Population } from "./population.ts";
import { costsWithin, shareOfPrices } from "./price-range.ts";
import { entriesOf, lookUpCost, readingCost } from "./sampling.ts";
import { type CardRow, selectCards } from "./select-cards.ts";

/** A part of a list with how many listings it has: about, and almost certainly at least. */
export interface CountedPart extends ListPart {
  readonly matches: number;
  readonly least: number;
}

interface PageOrder {
  readonly parts: readonly CountedPart[];
  /** What is topped leads, in the order of this minute; null: nothing is. */
  readonly topped: ToppedOrder | null;
  readonly population: Population;
  readonly offset: number;
  readonly size: number;
  readonly now: Date;
}

/** So many more are looked at along an order, for what matches may lie unevenly. */
const someMore = 2_000;
/** What is looked at along an order, in entries that are read: an index's item, and a look-up of the entry. */
const stepCost = 3.5;
/** The same where the listing's price is looked at first. */
const pricedStepCost = 1;
/** Along an order so many listings at most are looked at, before what matches is gathered after all. */
const mostLookedAt = 60_000;

type PageRow = CardRow & { isWhole: boolean; topped: number };

/** How a part is found: all of it, the first buckets of its order, or looked for along an index in its order. */
type Way =
  | { readonly kind: "all"; readonly match: Match }
  | { readonly kind: "first"; readonly match: Match }
  | {
      readonly kind: "along";
      readonly match: Match;
      readonly most: number;
      /** Along an index that begins with this; null: with the order itself. */
      readonly beginning: OrderBeginning | null;
    };

/**
 * The cards of a page. Each part of the list is found in whichever way reads least; where that finds too few within its
 * bounds, since what matches lies otherwise than most things do, everything is gathered after all.
 */
export async function findPage(ctx: Ctx, order: PageOrder): Promise<{ rows: PageRow[]; topped: number }> {
  const parts = firstParts(order);
  const needed = order.offset + order.size - toppedAtLeast(order);
  const ways = parts.map((part) => cheapestWay(part, order, needed));
  let rows = await readPage(ctx, { ...order, parts }, ways);
  const isSure = parts.length === order.parts.length && ways.every(({ kind }) => kind === "all");
  if (rows.some(({ isWhole }) => !isWhole) || (rows.length < order.size && !isSure)) {
    rows = await readPage(
      ctx,
      order,
      order.parts.map(({ match }) => ({ kind: "all", match })),
    );
  }
  return { rows, topped: rows[0]?.topped ?? 0 };
}

/** As many parts as the page reaches into. */
function firstParts({ parts, offset, size }: PageOrder): readonly CountedPart[] {
  let matches = 0;
  const reached = parts.findIndex(({ least }) => {
    matches += least;
    return matches >= offset + size;
  });
  return reached === -1 ? parts : parts.slice(0, reached + 1);
}

/** What is topped takes so many places of the list, almost certainly: about its share of what matches. */
function toppedAtLeast({ topped, parts, population }: PageOrder): number {
  if (!topped) return 0;
  const matches = parts.reduce((sum, part) => sum + part.matches, 0);
  const running = population.size * stateLexemes.running.share(population.shares);
  const likely = Math.min(mostTopped, (population.topped * matches) / Math.max(1, running));
  return Math.max(0, Math.floor(likely - 4 * Math.sqrt(likely)));
}

/** The way that reads least to find so many, by what is known of how common each condition is. */
function cheapestWay(part: CountedPart, order: PageOrder, needed: number): Way {
  const { match, buckets, matches } = part;
  const { population, now } = order;
  const more = part.ofEntries ? 0 : lookUpCost;
  const all = { way: { kind: "all", match } as const, cost: readingCost(match, population, matches, more) };
  const ways: { way: Way; cost: number }[] = [all];
  // Twice as many as needed, and some: what is asked for may lie a little otherwise than most things do.
  const first = buckets && firstBuckets(buckets, (2 * needed + 40) / Math.max(1, matches), population, now);
  if (first) {
    const within = { ...match, lexemes: [...match.lexemes, first.condition] };
    const cost = readingCost(within, population, matches * first.share, more);
    ways.push({ way: { kind: "first", match: within }, cost });
  }
  for (const beginning of [null, ...part.beginnings]) {
    const along = stepsAlong(part, population, needed, beginning);
    if (along.steps >= mostLookedAt) continue;
    const most = Math.min(mostLookedAt, Math.ceil(along.steps * 4) + someMore);
    ways.push({
      way: { kind: "along", match: beside(match, beginning), most, beginning },
      cost: along.cost,
    });
  }
  return ways.reduce((best, next) => (next.cost < best.cost ? next : best)).way;
}

/** What is still to be checked of what an index finds that begins with a condition: every other one. */
function beside(match: Match, beginning: OrderBeginning | null): Match {
  const others = match.lexemes.filter(({ text }) => text !== beginning?.condition.text);
  return { ...match, lexemes: others };
}

/** How far the page is looked for along an order, and what that costs in entries that are read. */
function stepsAlong(
  part: CountedPart,
  population: Population,
  needed: number,
  beginning: OrderBeginning | null,
) {
  const { price } = part.match;
  const among = [...part.among, ...(beginning ? [beginning.condition] : [])];
  const inOrder = population.size * shareOfAll(among, population.shares);
  const steps = (needed * inOrder) / Math.max(1, part.matches);
  if (!price) return { steps, cost: steps * stepCost };
  const within = isOfPrice(beginning, part.match) ? beginning.condition.share(population.shares) : 1;
  const priced = Math.min(1, shareOfPrices(price, population) / Math.max(within, Number.EPSILON));
  return { steps, cost: steps * (pricedStepCost + priced * stepCost) };
}

function isOfPrice(beginning: OrderBeginning | null, { price }: Match): beginning is OrderBeginning {
  return beginning !== null && beginning.condition === price?.condition;
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
            // In the order of the scan, so that no more of it is read than the page takes.
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

/** The entry of a listing (`l`) that a price has been looked for in already. */
function entryOf(match: Match, population: Population): SQL {
  return sql`${entriesOf({ ...match, price: null }, population)} and s.listing_id = l.id`;
}

function scanOf(
  { order, conditions, match }: CountedPart,
  { most, beginning }: { readonly most: number; readonly beginning: OrderBeginning | null },
  hasTopped: boolean,
): SQL {
  const met = [
    ...(beginning?.conditions ?? conditions),
    ...(match.price && !isOfPrice(beginning, match) ? [costsWithin(match.price)] : []),
    ...(hasTopped ? [notTopped(sql`l.id`)] : []),
  ];
  const listings = (more: readonly SQL[]) => sql`listings l where ${sql.join([...more, ...met], sql` and `)}`;
  // Each by itself in its order, and then into one another.
  const arms = beginning?.values.map(
    (value) =>
      sql`(select l.id, l.ends_at from ${listings([sql`${beginning.column} = ${value}`])} order by ${order})`,
  );
  const from = arms ? sql`(${sql.join(arms, sql` union all `)}) l` : listings([]);
  return sql`select l.id, row_number() over (order by ${order}) as place from ${from} order by ${order} limit ${most}`;
}
