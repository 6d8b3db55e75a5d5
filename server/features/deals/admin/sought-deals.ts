import { type SQL, sql } from "#server/db/query.ts";

/** Rows of `deals` that somebody's word finds: the number of a deal, of its payment or of its listing, or somebody's name or e-mail. */
export function soughtDeals(q: string): SQL {
  const whose = sql`(select id from users where (username = ${q} and email_confirmed_at is not null) or email = ${q})`;
  const ofPerson = sql`select id from deals where seller_id in ${whose} union all select id from deals where buyer_id in ${whose}`;
  if (!/^\d{1,15}$/.test(q)) return sql`deals.id in (${ofPerson})`;
  return sql`deals.id in (${ofPerson} union all select ${q}::int8
    union all select id from deals where variable_symbol = ${q}
    union all select id from deals where listing_id = ${q}::int8)`;
}
