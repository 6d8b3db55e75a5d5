import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** The name of a listing `l` in the caller's language, as `nameIn` gives it. */
export function shownName({ locale }: Pick<Ctx, "locale">): SQL {
  return locale === "en" ? sql`coalesce(l.name_en, l.name) as name` : sql`l.name`;
}
