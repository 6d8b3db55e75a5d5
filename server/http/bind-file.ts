import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type RouteSpec, statusOf } from "#contract/route.ts";
import type { Ctx } from "#server/context.ts";
import { type Call, callOf, routeOf } from "./bind.ts";

/** A file that is made while it is sent, so that its size does not matter: it waits for whoever reads it. */
export interface StreamedFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Readable | AsyncIterable<string>;
}

/**
 * Binds an operation that answers with a file itself instead of JSON. What refuses it has to do so before the verb resolves: a
 * file that breaks off later ends the connection, so that nobody takes it for whole.
 */
export function bindFile<const R extends RouteSpec>(
  app: FastifyInstance,
  spec: R,
  handler: (ctx: Ctx, call: Call<R>) => Promise<StreamedFile>,
): void {
  app.route({
    ...routeOf(spec, { [statusOf(spec)]: spec.response }),
    handler: async (request, reply) => {
      const { name, type, content } = await handler(request.ctx, callOf<R>(request, reply));
      reply.type(type);
      reply.header("content-disposition", `attachment; filename="${name}"`);
      reply.header("x-content-type-options", "nosniff");
      return reply.send(content instanceof Readable ? content : Readable.from(content));
    },
  });
}
