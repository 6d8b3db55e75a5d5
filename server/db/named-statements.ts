import { createHash } from "node:crypto";
import type pg from "pg";

/** From so many times on, a statement is worth a plan on every connection that sends it. */
const often = 5;
/** How many statements a process has kept planned; each connection holds those that it was sent. */
const mostNames = 300;
/** How many statements are counted before the count begins anew: searches write ever new ones. */
const mostCounted = 2_000;
const names = new Map<string, string>();
const counts = new Map<string, number>();

/**
 * Gives a name to a statement that this process sends often, so that PostgreSQL parses it once a connection, and plans it once
 * where it finds that one plan serves all values as well. Other queries stay as they are.
 */
export function nameWhereOften<Given>(given: Given): Given | pg.QueryConfig {
  if (!isStatement(given)) return given;
  const name = names.get(given.text) ?? nameFor(given.text);
  return name === null ? given : { ...given, name };
}

/** Sends it without a name from now on, and counts anew: for a plan that no longer fits its table. */
export function forgetName(given: unknown): void {
  if (!isStatement(given)) return;
  names.delete(given.text);
  counts.delete(given.text);
}

function isStatement(given: unknown): given is pg.QueryConfig {
  if (typeof given !== "object" || given === null || !("text" in given)) return false;
  return (
    !("name" in given && given.name) && /^\s*(select|with|insert|update|delete)\b/i.test(`${given.text}`)
  );
}

function nameFor(text: string): string | null {
  const count = (counts.get(text) ?? 0) + 1;
  if (count < often || names.size >= mostNames) {
    if (counts.size >= mostCounted) counts.clear();
    counts.set(text, count);
    return null;
  }
  counts.delete(text);
  const name = createHash("sha256").update(text).digest("base64url");
  names.set(text, name);
  return name;
}
