import { type SQL, sql } from "#server/db/query.ts";

interface Database {
  execute(statement: SQL): Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Stores `count` copies of a table's newest row, with other values of the named columns: SQL of `g`, which counts from 1, and
 * of the row `s`.
 */
export async function clone(
  db: Database,
  table: string,
  count: number,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await db.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const names = rows.map(({ name }) => String(name));
  const columns = names.map((name) => `"${name}"`).join(", ");
  const values = names.map((name) => changed[name] ?? `s."${name}"`).join(", ");
  const key = names.includes("id") ? "id" : names[0];
  await db.execute(
    sql.raw(`insert into ${table} (${columns}) overriding system value select ${values}
      from (select * from ${table} order by ${key} desc limit 1) s cross join generate_series(1, ${count}) g`),
  );
}
