import type pg from "pg";

type Queries = Pick<pg.Client, "query">;

/** A new key seals once every server has been started with it, else those without it could not read what it has sealed. */
const waitingHours = 1;

/**
 * Notes the names of keys that are new to the database: in an empty one they seal at once, else in an hour, and where a server starts with
 * them, not a command. Returns all keys that the database knows, each with the moment from which it seals. The table lies beside the
 * journal of migrations, as that of modes does.
 */
export async function admitKeys(
  database: Queries,
  ids: readonly string[],
  { isServer }: { isServer: boolean },
): Promise<Map<string, Date>> {
  await database.query(
    `INSERT INTO drizzle.encryption_keys (id, seals_from)
    SELECT id, now() + CASE WHEN used THEN $2::int ELSE 0 END * interval '1 hour'
    FROM unnest($1::text[]) id, (SELECT EXISTS (SELECT FROM users)) there(used) WHERE $3 OR NOT used ON CONFLICT DO NOTHING`,
    [ids, waitingHours, isServer],
  );
  const { rows } = await database.query<{ id: string; from: Date }>(
    `SELECT id, seals_from AS "from" FROM drizzle.encryption_keys`,
  );
  return new Map(rows.map(({ id, from }) => [id, from]));
}

/** The database no longer asks for these keys. */
export async function forgetKeys(database: Queries, ids: readonly string[]): Promise<void> {
  await database.query("DELETE FROM drizzle.encryption_keys WHERE id = ANY($1)", [ids]);
}
