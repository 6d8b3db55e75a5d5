import type pg from "pg";
import type { BidOrder, LotStatus } from "./decide-bids.ts";

/** A standing without what is asked separately, of those alone whom it concerns. */
export type KnownLotStatus = Omit<LotStatus, "exposure" | "budget"> & { readonly hasBudget: boolean };

/** One row an order; missing columns are null. */
interface Found {
  now: Date;
  id: number | null;
  emailConfirmed: boolean;
  suspended: boolean;
  ageVerified: boolean;
  accountVerified: boolean;
  username: string | null;
  budgetMinor: number | null;
  alias: string | null;
  sequence: number | null;
  maximumMinor: number;
  placedAt: Date;
  leaderAfterId: number;
  requestHash: Buffer;
  entryNumber: number;
  entryHash: Buffer;
  salt: Buffer;
}

/**
 * What is known of the orders' bidders, in the places of the orders, and the time. It is read after the locks, so that what
 * was committed meanwhile is seen, and cut to milliseconds as the rules count (decisions/0007).
 */
export async function readLotStatuses(
  connection: pg.ClientBase,
  orders: readonly (BidOrder & { readonly bidderId: number })[],
): Promise<{ now: Date; statuses: KnownLotStatus[] }> {
  const { rows } = await connection.query<Found>({
    name: "read_standings",
    text: sqlText,
    values: [
      orders.map(({ listingId }) => listingId),
      orders.map(({ bidderId }) => bidderId),
      orders.map(({ idempotencyKey }) => idempotencyKey),
    ],
  });
  const now = rows[0]?.now;
  if (!now) throw new Error("The database did not tell its time");
  return { now, statuses: rows.map((row, index) => lotStatusOf(row, orders[index]?.bidderId ?? 0)) };
}

// Each part is looked up through its index, because this plan is kept while the tables grow. The key is found by the order
// of its own index: with an equality, a plan made on few bids may read all bids of the bidder.
const sqlText = `
  select (select date_trunc('milliseconds', clock_timestamp())) as now, u.*,
    b.alias, e.*
  from unnest($1::int8[], $2::int8[], $3::text[]) with ordinality as o(listing_id, bidder_id, key, place)
  left join lateral (
    select id, username, email_confirmed_at is not null as "emailConfirmed", suspended_at is not null as suspended,
      age_verified_at is not null as "ageVerified", account_verified_at is not null as "accountVerified",
      (select amount_minor from bid_budgets where user_id = o.bidder_id) as "budgetMinor"
    from users where id = o.bidder_id limit 1
  ) u on true
  left join lateral (
    select alias from lot_bidders where listing_id = o.listing_id and bidder_id = o.bidder_id limit 1
  ) b on true
  left join lateral (
    select sequence, maximum_minor as "maximumMinor", placed_at as "placedAt", leader_after_id as "leaderAfterId",
      request_hash as "requestHash", entry_number as "entryNumber", entry_hash as "entryHash", salt
    from (
      select * from bids where (bidder_id, idempotency_key) >= (o.bidder_id, o.key)
      order by bidder_id, idempotency_key limit 1
    ) nearest
    where nearest.bidder_id = o.bidder_id and nearest.idempotency_key = o.key
  ) e on true
  order by o.place`;

function lotStatusOf(row: Found, bidderId: number): KnownLotStatus {
  const { emailConfirmed, suspended, ageVerified, accountVerified, username, alias, budgetMinor } = row;
  const { sequence, maximumMinor, placedAt, leaderAfterId, requestHash } = row;
  const { entryNumber, entryHash, salt } = row;
  return {
    bidder: row.id === null ? null : { id: row.id, emailConfirmed, suspended, ageVerified, accountVerified },
    username: username ?? "",
    alias,
    hasBudget: budgetMinor !== null,
    earlier:
      sequence === null
        ? null
        : {
            bidderId,
            sequence,
            maximumMinor,
            placedAt,
            leaderAfterId,
            requestHash,
            entryNumber,
            entryHash,
            salt,
          },
  };
}
