import { createHash } from "node:crypto";
import type pg from "pg";

/** How many statements a process has kept planned; each connection holds those that it was sent. */
const mostNames = 150;
const names = new Map<string, string>();

/**
 * Has a connection keep the plans of the statements that it is sent, until the returned function is called: for hot paths whose
 * statements are the same each time, which the server would else parse and plan anew.
 */
export function nameStatements(connection: pg.PoolClient): () => void {
  const { query } = connection;
  const named = (given: unknown, ...rest: unknown[]) =>
    Reflect.apply(query, connection, [isStatement(given) ? withName(given) : given, ...rest]);
  Object.assign(connection, { query: named });
  return () => Object.assign(connection, { query });
}

function isStatement(given: unknown): given is pg.QueryConfig {
  return typeof given === "object" && given !== null && "text" in given && !("name" in given && given.name);
}

function withName(statement: pg.QueryConfig): pg.QueryConfig {
  const known = names.get(statement.text);
  if (known) return { ...statement, name: known };
  if (names.size >= mostNames) return statement;
  const name = createHash("sha256").update(statement.text).digest("base64url");
  names.set(statement.text, name);
  return { ...statement, name };
}
