import type pg from "pg";

/**
 * Takes away from `tables` their indexes, references, triggers and those checks that older rows need not pass (NOT VALID), so that filling
 * takes minutes rather than hours and needs no order; primary keys and unique constraints stay. Returns the statements that bring everything
 * back, in their order. An owner may do it, where `session_replication_role` asks for a superuser.
 */
export async function dropIndexes(client: Pick<pg.Client, "query">, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; restore: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', name::regclass) AS drop,
      format('ALTER TABLE %s ENABLE TRIGGER USER', name::regclass) AS restore
    FROM unnest($1::text[]) name
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE conrelid = ANY ($1::regclass[]) AND (contype = 'f' OR NOT convalidated)
    UNION ALL
    SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    FROM pg_index WHERE indrelid = ANY ($1::regclass[]) AND NOT indisprimary
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ restore }) => restore).toReversed();
}
