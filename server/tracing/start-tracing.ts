import { context, trace } from "@opentelemetry/api";
import type { Config } from "#server/config.ts";
import { running } from "#server/version.ts";

/**
 * Sends traces to a collector that speaks OTLP over HTTP, of so large a part of requests and regular work as the settings say. The
 * packages are loaded here alone, so that an installation without a collector starts without them.
 */
export async function startTracing({ endpoint, ratio }: NonNullable<Config["traces"]>) {
  const [sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ "service.name": "kabinet", "service.version": running.version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    /** Sends what waits, and traces nothing more. */
    stop: async () => {
      trace.disable();
      context.disable();
      await provider.shutdown();
    },
  };
}
