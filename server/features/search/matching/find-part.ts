import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { ListPart } from "./list-parts.ts";
import { allMet, entriesOf, isFound } from "./listing-filter.ts";

/** Up to so many matches are read. They fill all pages that a list has, so how many pages it has is always known. */
export const mostRead = 5_000;

interface FoundPart {
  /** At most one more than are read. */
  readonly matches: number;
  /** The first of the part in its order. */
  readonly ids: readonly number[];
}

/**
 * The first listings of a part, without those that lead the list. Few matches are sorted; where they are many, one comes by
 * soon enough along the index of the order.
 */
export async function findPart(
  ctx: Ctx,
  { match, conditions, order }: ListPart,
  needed: number,
  leading: readonly number[],
): Promise<FoundPart> {
  const rest = leading.length > 0 ? [sql`l.id <> all (${sql.param([...leading])}::int8[])`] : [];
  const sorted = allMet([sql`l.id = any (array(select id from found))`, ...rest]);
  const along = allMet([...conditions, ...rest, isFound(match)]);
  const { rows } = await ctx.db.execute<FoundPart & Record<string, unknown>>(sql`
    with found as materialized (select s.listing_id as id from ${entriesOf(match)} limit ${mostRead + 1}),
    counted as materialized (select count(*) as matches from found)
    select matches, case when matches <= ${mostRead}
      then array(select l.id from listings l where ${sorted} order by ${order} limit ${needed})
      else array(select l.id from listings l where ${along} order by ${order} limit ${needed}) end as ids
    from counted`);
  return rows[0] ?? { matches: 0, ids: [] };
}
