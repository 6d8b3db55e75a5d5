import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { gathered, pickedFrom, type ToppedOrder, toppedAmong } from "./gather.ts";
import type { ListPart } from "./list-parts.ts";
import type { Match } from "./listing-filter.ts";
import type { Population } from "./population.ts";
import { countSampled, entriesOf, has } from "./sampling.ts";

interface FewOrder {
  readonly match: Match;
  /** Parts of the list, which together are all that matches. */
  readonly parts: readonly ListPart[];
  readonly topped: ToppedOrder | null;
  readonly population: Population;
  readonly offset: number;
  readonly size: number;
  readonly now: Date;
}

type FewRow = CardRow & { topped: number; total: number };

/** The cards of a page of a list that has few, and how many it has, exactly: all of them are read once, for both. */
export async function findFew(
  ctx: Ctx,
  order: FewOrder,
): Promise<{ rows: FewRow[]; topped: number; total: number }> {
  const { topped, offset, size } = order;
  const names = order.parts.map((_, index) => sql.raw(`part${index}`));
  const tables = [
    sql`matched as materialized (${matchedBy(order)})`,
    ...(topped
      ? [
          sql`topped as materialized (${toppedAmong(
            sql`l.id in (select m.listing_id from matched m)`,
            topped.turn,
            order.now,
          )})`,
        ]
      : []),
    ...order.parts.map((part, index) => {
      const entries = sql`matched s where s.part = ${index}::int`;
      return sql`${names[index]} as materialized (${gathered(entries, part, topped !== null, offset + size)})`;
    }),
  ];
  const cut = { hasTopped: topped !== null, offset, size };
  const total = sql`(select count(*) from matched) as total`;
  const found = sql`with ${sql.join(tables, sql`, `)} ${pickedFrom(names, cut, total)}`;
  const { rows } = await ctx.db.execute<FewRow>(
    selectCards(found, sql`, picked.topped::int as topped, picked.total::int as total`),
  );
  const [first] = rows;
  if (first) return { rows, topped: first.topped, total: first.total };
  // A page behind the last one has no row that could tell.
  const [count = 0] =
    offset === 0 ? [] : await countSampled(ctx, [{ match: order.match, level: 0 }], order.population);
  return { rows, topped: 0, total: count };
}

/** All that matches, each with the first part that it meets. */
function matchedBy({ match, parts, population }: FewOrder): SQL {
  const cases = parts
    .slice(0, -1)
    .map(
      ({ within }, index) =>
        sql`when ${sql.join([sql`true`, ...within.map(has)], sql` and `)} then ${index}::int`,
    );
  const part = cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${cases.length}::int end` : sql`0`;
  return sql`select s.listing_id, s.ends_at, s.published_at, s.closed_at, ${part} as part
    from ${entriesOf(match, population)}`;
}
