import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Ctx } from "#server/context.ts";
import { running } from "#server/version.ts";

/** What one process counts of itself, in Prometheus' words. */
export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of the application that `ctx` belongs to. */
export function metricsOf(ctx: Pick<Ctx, "state">): Metrics {
  return ctx.state.of(createMetrics);
}

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({ registers, name: "kabinet_info", help: "1, with what runs", labelNames: ["version", "commit"] }).set(
    { version: running.version, commit: running.commit ?? "" },
    1,
  );
  return {
    registry,
    requests: new Histogram({
      ...{ registers, name: "kabinet_request_seconds", labelNames: ["method", "route", "status"] as const },
      help: "Requests by the route that answered them, as contracts and pages name it; open streams count when they end",
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    }),
    finishedPages: new Counter({
      ...{ registers, name: "kabinet_finished_pages_total", help: "Pages answered from memory, before any route" },
    }),
    streams: new Gauge({ registers, name: "kabinet_live_streams", help: "Open live streams" }),
    bids: new Counter({
      ...{ registers, name: "kabinet_bids_total", labelNames: ["outcome"] as const },
      help: "Bids that this process has decided: accepted, refused, or failed",
    }),
  };
}
