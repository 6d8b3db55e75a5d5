import { browserStorage } from "#web/session/browser-storage.ts";

const name = "watch-pressed";
/** A letter that confirms an e-mail may be opened so much later. */
const longestMs = 24 * 3_600_000;

/** Notes that the visitor has pressed to watch this query, so that it is saved once they come back signed in. */
export function notePress(query: string): void {
  browserStorage("localStorage").setItem(name, JSON.stringify({ query, at: Date.now() }));
}

/** Whether this query was pressed in this browser within a day; true once. An address alone saves nothing (decisions/0062). */
export function takePress(query: string): boolean {
  const storage = browserStorage("localStorage");
  const stored = storage.getItem(name);
  if (stored === null) return false;
  storage.removeItem(name);
  try {
    const { query: pressed, at } = JSON.parse(stored) as { query?: unknown; at?: unknown };
    return typeof at === "number" && Date.now() - at < longestMs && sameQuery(String(pressed), query);
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** The way over sign-in writes the query's characters otherwise. */
function sameQuery(one: string, other: string): boolean {
  return new URLSearchParams(one).toString() === new URLSearchParams(other).toString();
}
