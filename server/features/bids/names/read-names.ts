import type pg from "pg";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";
import type { BidOrder, LotStatus } from "#server/features/bids/queue/decide-bids.ts";
import { maskOf } from "./alias-rules.ts";
import { type NameBook, openNameBook } from "./name-book.ts";

interface Found {
  listingId: number;
  /** null where the row is about a mask. */
  bidderId: number | null;
  /** An alias, or a mask. */
  name: string;
  last: number;
}

interface Pair {
  readonly listingId: number;
  readonly bidderId: number;
}

/**
 * The names that a batch may need: of its bidders, of the lots' leaders, and the count of each newcomer's mask. It queries
 * only for a leader outside the batch or a newcomer, so a hot lot mostly needs no query.
 */
export async function readNames(
  connection: pg.ClientBase,
  orders: readonly (BidOrder & { readonly bidderId: number })[],
  statuses: readonly LotStatus[],
  rows: ReadonlyMap<number, LotRow>,
): Promise<NameBook> {
  const aliases: (Pair & { alias: string })[] = [];
  const masks = new Map<string, { listingId: number; mask: string }>();
  const known = new Set<string>();
  for (const [index, { alias, bidder, username }] of statuses.entries()) {
    const { listingId = 0, bidderId = 0 } = orders[index] ?? {};
    const mask = maskOf(username);
    if (alias === null && bidder && rows.has(listingId)) masks.set(`${listingId} ${mask}`, { listingId, mask });
    if (alias === null) continue;
    aliases.push({ listingId, bidderId, alias });
    known.add(`${listingId} ${bidderId}`);
  }
  const leaders = [...rows.values()].flatMap(({ id, leaderId }) =>
    leaderId === null || known.has(`${id} ${leaderId}`) ? [] : [{ listingId: id, bidderId: leaderId }],
  );
  const found = await find(connection, leaders, [...masks.values()]);
  return openNameBook({
    aliases: [
      ...aliases,
      ...found.flatMap(({ listingId, bidderId, name }) =>
        bidderId === null ? [] : [{ listingId, bidderId, alias: name }],
      ),
    ],
    masks: found.flatMap(({ listingId, bidderId, name, last }) =>
      bidderId === null ? [{ listingId, mask: name, last }] : [],
    ),
  });
}

async function find(
  connection: pg.ClientBase,
  leaders: readonly Pair[],
  masks: readonly { listingId: number; mask: string }[],
): Promise<Found[]> {
  if (leaders.length === 0 && masks.length === 0) return [];
  const { rows } = await connection.query<Found>({
    name: "read_names",
    text: sqlText,
    values: [
      leaders.map(({ listingId }) => listingId),
      leaders.map(({ bidderId }) => bidderId),
      masks.map(({ listingId }) => listingId),
      masks.map(({ mask }) => mask),
    ],
  });
  return rows;
}

// Each part is looked up through its index, as in read-standings.ts.
const sqlText = `
  select p.listing_id as "listingId", p.bidder_id as "bidderId", b.alias as name, 0 as last
  from unnest($1::int8[], $2::int8[]) as p(listing_id, bidder_id)
  cross join lateral (
    select alias from lot_bidders where listing_id = p.listing_id and bidder_id = p.bidder_id limit 1
  ) b
  union all
  select m.listing_id, null, m.mask, b.ordinal
  from unnest($3::int8[], $4::text[]) as m(listing_id, mask)
  cross join lateral (
    select ordinal from lot_bidders where listing_id = m.listing_id and mask = m.mask order by ordinal desc limit 1
  ) b`;
