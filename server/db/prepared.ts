import type { Ctx } from "#server/context.ts";

type Db = Ctx["db"];

/** A query that runs with nearly every request is prepared; it belongs to the database it was prepared for. */
export function preparedFor<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
  const prepared = new WeakMap<Db, Query>();
  return (db) => {
    const query = prepared.get(db) ?? prepare(db);
    prepared.set(db, query);
    return query;
  };
}
