import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** Counts every request that reaches a route, with its time in seconds; routes by their pattern, so that there are as many as are bound. */
export function watchRequests(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? "none", status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
}
