import type { Ctx } from "#server/context.ts";

/** Changes within this time go out together. */
const gatherMs = 20;
const retryMs = 250;
/** PostgreSQL takes payloads below 8 000 bytes. */
const longestPayload = 7_900;

/**
 * Sends ids of changed lots on their way, many in one statement: the first at once, those that come while one is being
 * sent, or shortly after it, together. What cannot be sent waits until it can.
 */
export function createAnnouncer(
  ctx: Ctx,
  send: (payloads: readonly string[]) => Promise<void>,
): { announce(ids: readonly number[]): void; stop(): Promise<void> } {
  const waiting = new Set<number>();
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const sendAll = async (): Promise<number> => {
    const ids = [...waiting];
    waiting.clear();
    try {
      await send(payloadsOf(ids));
      return gatherMs;
    } catch (error) {
      ctx.log.debug({ err: error, lots: ids.length }, "changed lots could not be announced, tried again soon");
      for (const id of ids) waiting.add(id);
      return retryMs;
    }
  };
  const work = () => {
    timer = undefined;
    if (sending || waiting.size === 0) return;
    sending = sendAll().then((restMs) => {
      sending = null;
      timer = setTimeout(work, restMs);
      timer.unref();
    });
  };

  return {
    announce: (ids) => {
      for (const id of ids) waiting.add(id);
      if (!timer && !sending) work();
    },
    stop: async () => {
      await sending;
      clearTimeout(timer);
      if (waiting.size > 0) await sendAll();
    },
  };
}

/** Ids with commas between, in as few payloads as can be. */
export function payloadsOf(ids: readonly number[]): string[] {
  const payloads: string[] = [];
  let payload = "";
  for (const id of ids) {
    if (payload.length + String(id).length + 1 > longestPayload) {
      payloads.push(payload);
      payload = "";
    }
    payload += payload ? `,${id}` : id;
  }
  return payload ? [...payloads, payload] : payloads;
}
