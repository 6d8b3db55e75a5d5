import { type SQL, sql } from "#server/db/query.ts";

/** Within a query: neither of two people, given by their ids, has blocked the other; `findBlock` asks it of two who are known. */
export function areOnTerms(one: SQL, other: SQL): SQL {
  return sql`not exists (select from blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;
}
