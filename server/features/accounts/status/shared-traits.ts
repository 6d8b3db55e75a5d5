import { type SQL, sql } from "#server/db/query.ts";

/** A browser that both accounts have signed in with. Each side is an id or an SQL expression of one. */
export const haveOneDevice = (one: SQL | number, other: SQL | number): SQL => sql`exists (
  select from sign_in_places a join sign_in_places b on b.device = a.device
  where a.user_id = ${one} and b.user_id = ${other})`;

/** The bank account of the contact details of both; one that is about to replace another counts as well. */
export const haveOneBankAccount = (one: SQL | number, other: SQL | number): SQL => sql`exists (
  select from contact_details a join contact_details b
    on b.account_marks && a.account_marks
  where a.user_id = ${one} and b.user_id = ${other})`;

/**
 * A network that both are signed in from, with fewer than `accounts` accounts of anybody: more of them share a carrier's or
 * an office's, which tells nothing about two.
 */
export const haveOneNetwork = (one: SQL | number, other: SQL | number, accounts: number): SQL => sql`exists (
  select from tokens a join tokens b on b.network = a.network
  where a.user_id = ${one} and b.user_id = ${other}
    and (select count(distinct c.user_id) from tokens c where c.network = a.network) < ${accounts})`;
