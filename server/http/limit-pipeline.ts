import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Most unanswered requests of one connection. Browsers and proxies have one; only an attacker reaches this limit. */
const mostUnanswered = 16;

/**
 * Ends connections that ask on and on without reading. Node takes up all requests of one packet at once, and their
 * answers would wait in memory, hundreds of them for every such connection.
 */
export function registerPipelineLimit(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", async (request, reply) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > mostUnanswered) {
      socket.destroy();
      return reply.hijack();
    }
    unanswered.set(socket, count);
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  });
}
