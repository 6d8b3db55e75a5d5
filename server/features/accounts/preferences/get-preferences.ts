import { newsChoices } from "#contract/accounts/news.ts";
import type { Preferences } from "#contract/accounts/preferences.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { clockTimeOf, isChosen } from "./news-rules.ts";

/** What the caller wants to be told, how and when. */
export async function getPreferences(ctx: Ctx): Promise<Preferences> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!row) throw new Unauthenticated();
  const { notifyEnding, notifyMessages, quietFrom, quietTo, urgentWhenQuiet, dailySummary } = row;
  return {
    notifyEnding,
    notifyMessages,
    choices: Object.fromEntries(newsChoices.map((choice) => [choice, isChosen(row, choice)])) as Preferences["choices"],
    quiet: quietFrom === null || quietTo === null ? null : { from: clockTimeOf(quietFrom), to: clockTimeOf(quietTo) },
    urgentWhenQuiet,
    dailySummary,
  };
}
