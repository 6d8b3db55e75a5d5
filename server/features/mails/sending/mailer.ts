import type { Ctx } from "#server/context.ts";
import { watchWork } from "#server/failing-work.ts";
import { claimMail } from "./claim-mail.ts";
import { deliverMail } from "./deliver-mail.ts";
import { watchMailServer } from "./mail-server.ts";
import { onMailStored } from "./mailer-wake.ts";

const sweepMs = 5_000;
/** How many letters a process sends side by side: a server that takes 50 ms a letter gets 160 a second. */
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

  /** Sends letter after letter; the first that it finds calls the next sender. */
  const sendAll = async (others: number): Promise<void> => {
    let next: Promise<void> | undefined;
    while (!stopped && !server.isResting()) {
      const mail = await claimMail(ctx);
      if (!mail) break;
      if (others > 0 && !server.isAway()) next ??= sendAll(others - 1);
      await deliverMail(ctx, server, mail);
    }
    await next;
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
  const watched = watchWork(ctx, "mails could not be read");
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
