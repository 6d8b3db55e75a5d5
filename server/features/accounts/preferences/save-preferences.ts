import type { PreferenceChanges, Preferences } from "#contract/accounts/preferences.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { getPreferences } from "./get-preferences.ts";
import { columnChoices, minutesOf } from "./news-rules.ts";

/** Stores what the caller wants to be told; what is left out stays as it is, whatever another window saves meanwhile. */
export async function savePreferences(ctx: Ctx, changes: PreferenceChanges): Promise<Preferences> {
  const { userId } = requireUser(ctx);
  const { choices = {}, quiet, ...flags } = changes;
  const ofList = Object.entries(choices).filter(([choice]) => !(choice in columnChoices));
  const named = ofList.map(([choice]) => choice);
  const declined = ofList.filter(([, isWanted]) => !isWanted).map(([choice]) => choice);
  const { "ending:email": notifyEnding, "messages:email": notifyMessages } = choices;
  const set = {
    ...flags,
    ...(notifyEnding !== undefined && { notifyEnding }),
    ...(notifyMessages !== undefined && { notifyMessages }),
    ...(quiet !== undefined && {
      quietFrom: quiet && minutesOf(quiet.from),
      quietTo: quiet && minutesOf(quiet.to),
    }),
    ...(named.length > 0 && {
      declinedNews: sql`array(select unnest(${users.declinedNews}) except select unnest(${sql.param(named)}::text[]))
        || ${sql.param(declined)}::text[]`,
    }),
  };
  if (Object.keys(set).length > 0) await ctx.db.update(users).set(set).where(eq(users.id, userId));
  return getPreferences(ctx);
}
