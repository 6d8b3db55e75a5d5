import { createHash } from "node:crypto";
import type pg from "pg";

/** From so many times on, a statement is worth a plan on every connection that sends it. */
const often = 5;
/** How many statements a pool keeps planned; each connection holds those that it was sent. */
const mostNames = 300;
/** How many statements are counted before the count begins anew: searches write ever new ones. */
const mostCounted = 2_000;

/**
 * The names of the statements that a pool sends often: PostgreSQL parses a named one once a connection, and plans it once
 * where it finds that one plan serves all values as well.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The query with its name, or as it is where it is no statement or was not sent often. */
  nameWhereOften<Given>(given: Given): Given | pg.QueryConfig {
    if (!isStatement(given)) return given;
    const name = this.#names.get(given.text) ?? this.#nameFor(given.text);
    return name === null ? given : { ...given, name };
  }

  /** Sends it without a name from now on, and counts anew: for a plan that no longer fits its table. */
  forget(given: unknown): void {
    if (!isStatement(given)) return;
    this.#names.delete(given.text);
    this.#counts.delete(given.text);
  }

  #nameFor(text: string): string | null {
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < often || this.#names.size >= mostNames) {
      if (this.#counts.size >= mostCounted) this.#counts.clear();
      this.#counts.set(text, count);
      return null;
    }
    this.#counts.delete(text);
    const name = createHash("sha256").update(text).digest("base64url");
    this.#names.set(text, name);
    return name;
  }
}

function isStatement(given: unknown): given is pg.QueryConfig {
  if (typeof given !== "object" || given === null || !("text" in given)) return false;
  return !("name" in given && given.name) && /^\s*(select|with|insert|update|delete)\b/i.test(`${given.text}`);
}
