import type { Ctx } from "#server/context.ts";
import { watchWork } from "#server/failing-work.ts";
import { onMailStored } from "./mailer-wake.ts";
import { sendNextMail } from "./send-next-mail.ts";

const sweepMs = 5_000;

/**
 * Sends waiting mails through `ctx.ports.mail`, oldest first, one at a time, woken by a stored mail or a regular sweep.
 * `drain` tries each due mail once. Any number of processes may run it.
 */
export function startMailer(ctx: Ctx): { drain(): Promise<void>; stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const drain = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      while (again && !stopped) {
        again = false;
        while (!stopped && (await sendNextMail(ctx)));
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
