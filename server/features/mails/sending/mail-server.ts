import type { Ctx } from "#server/context.ts";
import { restAfter } from "./sending-rules.ts";

/** What a process's mailer knows of its mail server. */
export interface MailServer {
  /** Its last answer was none: one mail at a time finds out whether it is back. */
  readonly isAway: () => boolean;
  /** It has failed just now and is left alone. */
  readonly isResting: () => boolean;
  readonly hasAnswered: () => void;
  readonly hasFailed: (error: unknown) => void;
}

/** A circuit breaker: a server that cannot be reached or refuses our sign-in is asked less and less often. */
export function watchMailServer(ctx: Pick<Ctx, "log">): MailServer {
  let failures = 0;
  let restsUntil = 0;
  return {
    isAway: () => failures > 0,
    isResting: () => failures > 0 && performance.now() < restsUntil,
    hasAnswered: () => {
      if (failures > 0) ctx.log.info({ failures }, "the mail server answers again");
      failures = 0;
    },
    hasFailed: (error) => {
      // Senders that were under way together fail together, and count as one failure.
      if (failures > 0 && performance.now() < restsUntil) return;
      failures += 1;
      const seconds = restAfter(failures);
      restsUntil = performance.now() + seconds * 1_000;
      ctx.log.warn({ err: error, failures, seconds }, "the mail server serves nobody: mails wait");
    },
  };
}
