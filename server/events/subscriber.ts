import type { Ctx } from "#server/context.ts";
import type { Topic } from "./topics.ts";

/** An event as a subscriber gets it; its id stays the same in every delivery. */
export interface EventMeta<Name extends string = string> {
  readonly id: number;
  readonly topic: Name;
}

/** A subscriber of one topic: the dispatcher hands every stored payload over as it lies in the outbox. */
export interface Subscriber {
  readonly topic: string;
  /** What it has locked is let go at once: its event is the last of the dispatcher's batch. */
  readonly endsBatch?: boolean;
  handle(ctx: Ctx, payload: unknown, meta: { readonly id: number }): Promise<void>;
}

/**
 * Has `handle` learn of a topic, inside the dispatcher's transaction and maybe twice of the same event. A stored payload
 * that its schema refuses fails the event before the handler sees it.
 */
export function on<Name extends string, Payload extends object>(
  topic: Topic<Name, Payload>,
  handle: (ctx: Ctx, payload: Payload, meta: EventMeta<Name>) => Promise<void>,
  { endsBatch = false }: { endsBatch?: boolean } = {},
): Subscriber {
  return {
    topic: topic.name,
    endsBatch,
    handle: async (ctx, payload, { id }) => handle(ctx, topic.schema.parse(payload), { id, topic: topic.name }),
  };
}
