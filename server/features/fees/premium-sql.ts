import { type SQL, sql } from "#server/db/query.ts";

/** `feeMinor` in SQL for the buyer's premium `f` of a listing `l` (`joinPremium`), at a price in haléře. */
export function premiumSql(priceMinor: SQL): SQL {
  // `least` and `greatest` pass over what is null: a cap that is not set, and everything where no premium is asked.
  return sql`case when f.kind is null then 0 else
    least(f.cap_minor, greatest(f.minimum_minor, (2 * ${priceMinor} * f.hundredths + 10000) / 20000)) end`;
}

/** The buyer's premium `f` that a listing `l` was published under. */
export const joinPremium = sql`left join fee_lines f on f.fee_table_id = l.fee_table_id and f.kind = 'buyer_premium'`;
