import { onHouseChanged } from "#server/events/house-changed.ts";
import { forget } from "#server/remembered.ts";
import type { Live } from "./open-live.ts";

const channelName = "kabinet_house";

interface House {
  /** Runs whenever any process has changed what pages are made of. */
  onChanged(then: () => void): void;
  /** Opens the line to PostgreSQL; while it is down, others learn of a change once what they remember is too old. */
  listen(): Promise<void>;
}

/** Forgets what this process remembers when any process has changed what pages are made of, and tells the others (decisions/0073). */
export function followHouse({ ctx, line, onStop }: Live): House {
  const listeners: (() => void)[] = [() => forget(ctx)];
  const hear = () => {
    for (const then of listeners) then();
  };
  const tell = () => {
    hear();
    line
      .send(channelName, [""])
      .catch((error) => ctx.log.warn({ err: error }, "a change of the house could not be told to others"));
  };
  onStop(onHouseChanged(ctx, tell));
  return {
    onChanged: (then) => void listeners.push(then),
    listen: async () => {
      // What was told before is not heard again.
      line.onOpened(hear);
      await line
        .listen(channelName, hear)
        .catch((error) =>
          ctx.log.debug({ err: error }, "changes of the house are heard once the line is up"),
        );
    },
  };
}
