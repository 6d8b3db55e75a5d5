import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "#server/config.ts";
import { newWork, onNewWork } from "#server/events/new-work.ts";
import type { Live } from "./open-live.ts";

const channelName = "kabinet_work";
/** Work that is new within this time is one message. */
const gatherMs = 50;

/**
 * Between processes: one without a worker of its own tells the workers of others of new work, and a worker hears them. A message that
 * is lost costs time alone, since workers look by themselves as well.
 */
export function followWork({ ctx, line, onStop }: Live, role: Config["role"]): { listen(): Promise<void> } {
  if (role === "web") {
    let sending: Promise<void> | null = null;
    let again = false;
    const send = async () => {
      while (again) {
        again = false;
        await line
          .send(channelName, [""])
          .catch((error) =>
            ctx.log.debug({ err: error }, "new work could not be announced: workers find it by themselves"),
          );
        await pause(gatherMs, undefined, { ref: false });
      }
      sending = null;
    };
    onStop(
      onNewWork(ctx, () => {
        again = true;
        sending ??= send();
      }),
    );
    onStop(() => sending);
    return { listen: async () => {} };
  }
  const hear = () => newWork(ctx);
  return {
    listen: async () => {
      // What was told before is not heard again.
      line.onOpened(hear);
      await line
        .listen(channelName, hear)
        .catch((error) => ctx.log.debug({ err: error }, "new work of others is heard once the line is up"));
    },
  };
}
