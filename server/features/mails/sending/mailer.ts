import type { Ctx } from "#server/context.ts";
import { watchWork } from "#server/failing-work.ts";
import { claimMail } from "./claim-mail.ts";
import { deliverMail } from "./deliver-mail.ts";
import { watchMailServer } from "./mail-server.ts";
import { onMailStored } from "./mailer-wake.ts";

const sweepMs = 5_000;
/** How many mails a process sends side by side: a server that takes 50 ms a mail gets 160 a second. */
const senders = 8;

/**
 * Sends waiting mails through `ctx.ports.mail`, the most urgent first, woken by a stored mail or a regular sweep. `drain`
 * tries each due mail once, or one alone while the mail server is away. Any number of processes may run it.
 */
export function startMailer(ctx: Ctx): { drain(): Promise<void>; stop(): Promise<void> } {
  const server = watchMailServer(ctx);
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  /** Sends mail after mail, and tells of each before. */
  const sendOnAndOn = async (onFound: () => void): Promise<void> => {
    while (!stopped && !server.isResting()) {
      const mail = await claimMail(ctx);
      if (!mail) return;
      onFound();
      await deliverMail(ctx, server, mail);
    }
  };
  /** Each sender that finds a mail calls the next. Rejects only when all are through, with the first failure. */
  const sendAll = async (others: number): Promise<void> => {
    const called = Promise.withResolvers<boolean>();
    const callNext = () => {
      if (!server.isAway()) called.resolve(true);
    };
    const outcomes = await Promise.allSettled([
      sendOnAndOn(callNext).finally(() => called.resolve(false)),
      called.promise.then((isCalled) => (isCalled && others > 0 ? sendAll(others - 1) : undefined)),
    ]);
    const failure = outcomes.find(({ status }) => status === "rejected");
    if (failure?.status === "rejected") throw failure.reason;
  };
  const drain = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        await sendAll(senders - 1);
      }
    })().finally(() => {
      running = null;
    });
    return running;
  };
  const watched = watchWork(ctx, "mails could not be read", "sendMails");
  const quietly = () => void watched.run(drain);

  const stopListening = onMailStored(quietly);
  const timer = setInterval(quietly, sweepMs);
  timer.unref();
  return {
    drain,
    stop: async () => {
      stopped = true;
      stopListening();
      clearInterval(timer);
      await running?.catch(() => ctx.log.warn("sending mails was cut short"));
    },
  };
}
