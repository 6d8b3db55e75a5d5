import { once } from "node:events";
import { createServer } from "node:http";
import type pg from "pg";
import { collectDefaultMetrics } from "prom-client";
import { CannotStart } from "#server/cannot-start.ts";
import type { Ctx } from "#server/context.ts";
import { metricsOf } from "./metrics.ts";
import { watchInstallation } from "./watch-installation.ts";

/** Serves `/metrics` to Prometheus at a place of its own (METRICS_PORT), which no proxy shows to visitors. */
export async function serveMetrics(ctx: Ctx, pool: pg.Pool, place: { host: string; port: number }) {
  const { registry } = metricsOf(ctx);
  // Of the process itself: memory, the loop's delay, garbage.
  collectDefaultMetrics({ register: registry });
  const readInstallation = watchInstallation(ctx, pool);
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    readInstallation()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
        (error) => {
          ctx.log.error({ err: error }, "metrics could not be read");
          response.writeHead(503).end();
        },
      );
  });
  server.listen(place);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(
      `Metrics cannot be served on ${place.host}, port ${place.port} (${error.code}): set METRICS_PORT.`,
    );
  });
  return {
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
