import type { SavedTexts } from "#web/session/browser-storage.ts";

/** How a list was left: the query of its address, and the columns that are hidden. */
export interface LeftList {
  readonly query?: string;
  readonly hidden?: readonly string[];
}
interface Stored {
  readonly user: number;
  readonly lists: Readonly<Record<string, LeftList>>;
}
const storedUnder = "admin-lists";
/** Where a list is looked at, and what is open beside it, is not remembered. */
const passing = ["page", "before", "after", "open"];

/** How a person has left the list at this path on this device. */
export function leftList(storage: SavedTexts, user: number, path: string): LeftList {
  return listsOf(storage, user)[path] ?? {};
}

/** Remembers a part of it; what somebody else has left on the device is forgotten. */
export function rememberList(storage: SavedTexts, user: number, path: string, part: LeftList): void {
  const lists = listsOf(storage, user);
  write(storage, { user, lists: { ...lists, [path]: { ...lists[path], ...part } } });
}

/** At sign-out: what was sought may name people. */
export function forgetQueries(storage: SavedTexts, user: number): void {
  const columns = Object.entries(listsOf(storage, user)).map(([path, { hidden = [] }]) => [path, { hidden }]);
  write(storage, { user, lists: Object.fromEntries(columns) });
}

/** The query of a list's address as it is remembered, beginning with `?`; empty for the whole list. */
export function lastingQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of passing) query.delete(name);
  return query.size > 0 ? `?${query}` : "";
}

function listsOf(storage: SavedTexts, user: number): Stored["lists"] {
  try {
    const stored = JSON.parse(storage.getItem(storedUnder) ?? "null") as Stored | null;
    return stored?.user === user ? stored.lists : {};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {};
  }
}

/** Where the storage is full, lists come as they are. */
function write(storage: SavedTexts, stored: Stored): void {
  try {
    storage.setItem(storedUnder, JSON.stringify(stored));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    storage.removeItem(storedUnder);
  }
}
