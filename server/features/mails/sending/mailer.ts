import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { claimMail } from "./claim-mail.ts";
import { deliverMail } from "./deliver-mail.ts";
import { watchMailServer } from "./mail-server.ts";
import { urgencies } from "./sending-rules.ts";

/** How many mails a process sends side by side: a server that takes 50 ms a mail gets 160 a second. */
const senders = 8;

/**
 * Waiting mails, sent through `ctx.ports.mail`, the most urgent first: a run tries each that is due once, or one alone while the mail
 * server is away. Any number of processes may have one.
 */
export function waitingMails(log: Pick<Ctx, "log">): Queue {
  const server = watchMailServer(log);

  /** Sends mail after mail, and tells of each before. */
  const sendOnAndOn = async (ctx: Ctx, stopping: AbortSignal, onFound: () => void): Promise<number> => {
    for (let sent = 0; ; sent++) {
      const mail = stopping.aborted || server.isResting() ? undefined : await claimMail(ctx);
      if (!mail) return sent;
      onFound();
      await deliverMail(ctx, server, mail);
    }
  };
  /** Each sender that finds a mail calls the next. Rejects only when all are through, with the first failure. */
  const sendAll = async (ctx: Ctx, stopping: AbortSignal, others: number): Promise<number> => {
    const called = Promise.withResolvers<boolean>();
    const callNext = () => {
      if (!server.isAway()) called.resolve(true);
    };
    const outcomes = await Promise.allSettled([
      sendOnAndOn(ctx, stopping, callNext).finally(() => called.resolve(false)),
      called.promise.then((isCalled) => (isCalled && others > 0 ? sendAll(ctx, stopping, others - 1) : 0)),
    ]);
    let sent = 0;
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") throw outcome.reason;
      sent += outcome.value;
    }
    return sent;
  };

  return {
    name: "sendMails",
    // Each urgency by itself, as the index has them.
    due: sql`
      select min(first.due_at) from unnest(${sql.param(Object.values(urgencies))}::int2[]) as of_urgency (urgency)
      cross join lateral (
        select next_attempt_at as due_at from mails
        where urgency = of_urgency.urgency and sent_at is null and given_up_at is null
        order by next_attempt_at limit 1) first`,
    run: (ctx, stopping) => sendAll(ctx, stopping, senders - 1),
    // The mail server is away.
    restMs: 5_000,
  };
}
