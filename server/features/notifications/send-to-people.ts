import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { type PersonalMessage, peopleChannel } from "#server/live/person-hub.ts";

/** People per message, since PostgreSQL's payloads stay below 8 000 bytes. */
const peoplePerMessage = 200;

/** Sends an event to people's open windows in every process when the transaction commits. */
export async function sendToPeople(ctx: Ctx, userIds: readonly number[], event: string, data: unknown): Promise<void> {
  for (let from = 0; from < userIds.length; from += peoplePerMessage) {
    const message: PersonalMessage = { userIds: userIds.slice(from, from + peoplePerMessage), event, data };
    await ctx.db.execute(sql`select pg_notify(${peopleChannel}, ${JSON.stringify(message)})`);
  }
}
