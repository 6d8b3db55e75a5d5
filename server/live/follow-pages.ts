import { onPagesChanged } from "#server/events/pages-changed.ts";
import { forget } from "#server/remembered.ts";
import type { Live } from "./open-live.ts";

const channelName = "kabinet_pages";

interface FollowedPages {
  /** Runs whenever any process has changed what pages are made of. */
  onChanged(then: () => void): void;
  /** Opens the line to PostgreSQL; while it is down, others learn of a change once what they remember is too old. */
  listen(): Promise<void>;
}

/** Forgets what this process remembers when any process has changed what pages are made of, and tells the others (decisions/0073). */
export function followPages({ ctx, line, onStop }: Live): FollowedPages {
  const listeners: (() => void)[] = [() => forget(ctx)];
  const hear = () => {
    for (const then of listeners) then();
  };
  const announce = () => {
    hear();
    line
      .send(channelName, [""])
      .catch((error) => ctx.log.warn({ err: error }, "a change of pages could not be announced to other processes"));
  };
  onStop(onPagesChanged(ctx, announce));
  return {
    onChanged: (then) => void listeners.push(then),
    listen: async () => {
      // What was told before is not heard again.
      line.onOpened(hear);
      await line
        .listen(channelName, hear)
        .catch((error) => ctx.log.debug({ err: error }, "changes of pages are heard once the line is up"));
    },
  };
}
