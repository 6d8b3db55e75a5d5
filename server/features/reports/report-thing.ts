import type { FiledThing } from "#contract/reports/reports.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { requireHuman } from "#server/features/accounts/sign-up/require-human.ts";
import { getThing } from "./get-thing.ts";
import { requireNotPaused } from "./reporters/require-not-paused.ts";
import { storeReport } from "./store-report.ts";

/**
 * M13: Everybody may report a listing (goods from stock too), a review or a profile that is public and not their own, in good faith, with a
 * reason and 5 to 2 000 characters: once while it is open. What everybody reads there then is kept. A guest gives a name and an e-mail, and
 * passes the check for robots. It is confirmed by e-mail with its number and an address at which that side alone sees how it stands.
 *
 * Returns the report's number.
 */
export async function reportThing(ctx: Ctx, filed: FiledThing, caller: Caller): Promise<number> {
  const { kind, id, reason, note } = filed;
  const reporter = await readReporter(ctx, filed, caller);
  await requireNotPaused(ctx, { guestEmail: null, ...reporter });
  return transaction(ctx, async (tx) => {
    const thing = await getThing(tx, kind, id);
    if (thing.reportedId !== null && thing.reportedId === reporter.reporterId) throw new Conflict("REPORT_OWN");
    return storeReport(tx, { ...thing, ...reporter, reason, note });
  });
}

/** The account that reports, or the guest, of whom the law asks a name and an e-mail and nothing else. */
async function readReporter(ctx: Ctx, { guest, recaptcha }: FiledThing, { network }: Caller) {
  if (ctx.actor) {
    await countAttempt(ctx, limits.reportUser, String(ctx.actor.userId));
    return { reporterId: ctx.actor.userId };
  }
  if (!guest) throw new Invalid({ "guest.name": ["field.required"], "guest.email": ["field.required"] });
  const email = guest.email.toLowerCase();
  await countAttempt(ctx, limits.reportAddress, network);
  await countAttempt(ctx, limits.reportEmail, email);
  await requireHuman(ctx, recaptcha, "report");
  return { reporterId: null, guestName: guest.name, guestEmail: email, guestLocale: ctx.locale };
}
