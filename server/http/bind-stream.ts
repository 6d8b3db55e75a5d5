import type { FastifyInstance } from "fastify";
import { type RouteSpec, statusOf } from "#contract/route.ts";
import type { Ctx } from "#server/context.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { widerNetwork } from "#server/features/accounts/sign-in/network-of.ts";
import type { EventStream } from "#server/live/event-stream.ts";
import type { StreamBook } from "#server/live/stream-book.ts";
import { type Call, callOf, routeOf } from "./bind.ts";

/**
 * Prepares a stream: refuses by throwing, as any verb does, or gives what to do with the open stream. `abandon` runs
 * instead where the caller has gone meanwhile.
 */
export type StreamHandler<R extends RouteSpec> = (
  ctx: Ctx,
  call: Call<R>,
) => Promise<{ start(stream: EventStream): void; abandon?(): void }>;

/** Binds an operation of the contract that answers with server-sent events, within the limits of `streams`. */
export function bindStream<const R extends RouteSpec & { stream: true }>(
  app: FastifyInstance,
  streams: StreamBook,
  spec: R,
  handler: StreamHandler<R>,
): void {
  app.route({
    ...routeOf(spec, {
      [statusOf(spec)]: {
        description: "Server-sent events; the schema is that of an event's data",
        content: { "text/event-stream": { schema: spec.response } },
      },
    }),
    handler: async (request, reply) => {
      const { network } = callerOf(request);
      const place = streams.takePlace(network, widerNetwork(network));
      try {
        const prepared = await handler(request.ctx, callOf<R>(request, reply));
        if (reply.raw.destroyed) {
          prepared.abandon?.();
          place.giveBack();
          return reply.hijack();
        }
        const stream = place.open(reply);
        prepared.start(stream);
        // An answer to HEAD has no body.
        if (request.method === "HEAD") stream.end();
        return reply;
      } catch (error) {
        place.giveBack();
        throw error;
      }
    },
  });
}
