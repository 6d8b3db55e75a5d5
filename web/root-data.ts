import type { User } from "#contract/accounts.ts";
import type { Category } from "#contract/catalogue.ts";
import type { Locale } from "#contract/locale.ts";

/** What every page has: its language, who visits, the category tree, where the site lives. */
export interface RootData {
  locale: Locale;
  user: User | null;
  categories: Category[];
  /** Origin of the site without a slash at the end, for canonical and alternate links. */
  origin: string;
}
