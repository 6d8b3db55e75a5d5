import type { Ctx } from "#server/context.ts";
import { Busy } from "#server/errors.ts";
import { type EventStream, encodeEvent } from "./event-stream.ts";
import type { Live } from "./open-live.ts";

/** The tokens (SHA-256) among these that still allow private events. */
export type ListValidTokens = (ctx: Ctx, hashes: readonly Buffer[]) => Promise<readonly Buffer[]>;

/** A message through PostgreSQL: an event for some people, whichever process they are connected to. */
export interface PersonalMessage {
  readonly userIds: readonly number[];
  readonly event: string;
  readonly data: unknown;
}

export const peopleChannel = "kabinet_people";

interface Listener {
  readonly userId: number;
  readonly tokenHash: Buffer;
  readonly stream: EventStream;
}

/**
 * Private streams of this process. `hear` comes before a stream begins: it resolves once no event can be missed any more
 * and throws `Busy` where the line is down. When a lost line is back, all streams end, and each reader returns and asks for
 * what it missed. All their tokens are looked at together, several times a second, so that a user who has signed out,
 * changed the password or been suspended hears nothing more.
 */
export function openPersonHub(
  live: Live,
  listValidTokens: ListValidTokens,
): { hear(): Promise<void>; join(listener: Listener): void } {
  const { ctx, line, settings } = live;
  const people = new Map<number, Set<Listener>>();
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | null = null;
  let isStopped = false;
  live.onStop(() => {
    isStopped = true;
    clearTimeout(timer);
    return checking;
  });

  function announce(payload: string): void {
    const { userIds, event, data } = JSON.parse(payload) as PersonalMessage;
    const text = encodeEvent(event, data);
    for (const id of userIds) for (const { stream } of people.get(id) ?? []) stream.write(text);
  }

  async function check(): Promise<void> {
    const listeners = [...people.values()].flatMap((each) => [...each]);
    try {
      const hashes = await listValidTokens(
        ctx,
        listeners.map(({ tokenHash }) => tokenHash),
      );
      const valid = new Set(hashes.map((hash) => hash.toString("hex")));
      for (const { tokenHash, stream } of listeners) if (!valid.has(tokenHash.toString("hex"))) stream.end();
    } catch (error) {
      // Without the database no private event comes either.
      ctx.log.debug({ err: error }, "tokens of private streams could not be checked, tried again soon");
    }
  }

  function checkLater(): void {
    if (timer || checking || isStopped || people.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      checking = check().finally(() => {
        checking = null;
        checkLater();
      });
    }, settings.tokenCheckMs);
    timer.unref();
  }

  line.onOpened(() => {
    for (const listeners of people.values()) for (const { stream } of listeners) stream.end();
  });

  return {
    hear: () =>
      line.listen(peopleChannel, announce).catch(() => {
        throw new Busy(1);
      }),
    join: (listener) => {
      const own = people.get(listener.userId) ?? new Set();
      people.set(listener.userId, own.add(listener));
      listener.stream.onEnd(() => {
        own.delete(listener);
        if (own.size === 0 && people.get(listener.userId) === own) people.delete(listener.userId);
      });
      checkLater();
    },
  };
}
