import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** Since when sources of statements have been silent for longer than they may be: a part of a query, `… from …`, a row for each. */
export function lateStatements({ ports }: Pick<Ctx, "ports">): SQL {
  const sources = ports.statementSources;
  return sql`r.read_at from statement_reads r
    join unnest(${sql.param(sources.map(({ kind }) => kind))}::text[], ${sql.param(sources.map(({ silentMs }) => silentMs))}::float8[])
      as given (source, silent_ms) on given.source = r.source
    where r.read_at < now() - make_interval(secs => given.silent_ms / 1000)`;
}
