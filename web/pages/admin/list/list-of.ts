import type { PageKey } from "#contract/content/page-paths.ts";
import type { Filters } from "./filters.ts";

/** A list of the back office: its page, what its words are called, and what it may be narrowed to. */
export interface ListOf<Of extends Filters = Filters> {
  readonly page: PageKey;
  /** A namespace of texts, with what stands before the keys behind a colon (`moderationAdmin:people`). */
  readonly texts: string;
  /** In the order of their fields. */
  readonly filters: Of;
}
