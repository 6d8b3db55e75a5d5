import type { ReactNode } from "react";
import type { PageKey } from "#contract/content/page-paths.ts";
import type { Filters } from "./filters.ts";

/** What stands in a column of a table: words, a number or a time at its right end, or a tool without a heading to be seen. */
type ColumnKind = "words" | "number" | "tool";

/** A list of the back office: its page, what its words are called, and what it may be narrowed to. */
export interface ListOf<Of extends Filters = Filters> {
  readonly page: PageKey;
  /** A namespace of texts, with what stands before the keys behind a colon (`moderationAdmin:people`). */
  readonly texts: string;
  /** In the order of their fields. */
  readonly filters: Of;
  /** Of a list that is a table, from left to right; the first one with words names the row. */
  readonly columns?: Readonly<Record<string, ColumnKind>>;
}

/** What each column shows of a thing. */
export type CellsOf<Of extends ListOf, Item> = {
  readonly [Key in keyof Of["columns"]]: (item: Item) => ReactNode;
};
