import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import { describeError } from "#server/describe-error.ts";
import { loggedRequest } from "#server/http/logged-request.ts";

/** Costs next to nothing until `startTracing` has named a collector. */
const tracer = trace.getTracer("kabinet");

/** Runs `work` within a span of this name; what it waits for becomes spans below it. */
export function traced<T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { kind }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * A span for each request that reaches a route, named by the route's pattern. Verbs and loaders run within it. What a visitor's browser
 * says of a trace is not read: a stranger could fill the collector.
 */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<object, Span>();
  // After the body has come: what comes by the socket runs outside of what was begun before.
  app.addHook("preValidation", (request, _reply, done) => {
    const { method, url } = loggedRequest(request);
    const route = request.routeOptions.url ?? "none";
    const attributes = { "http.request.method": method, "http.route": route, "url.path": url.split("?", 1)[0] };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes });
    spans.set(request, span);
    context.with(trace.setSpan(context.active(), span), done);
  });
  app.addHook("onError", async (request, _reply, error) => {
    spans.get(request)?.recordException(describeError(error));
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** Begins the span of a statement, by its text without values; null where nothing is traced that would ask for it. */
export function statementSpan(given: unknown): Span | null {
  if (!trace.getActiveSpan()?.isRecording()) return null;
  const text = typeof given === "string" ? given : ((given as { text?: string } | null)?.text ?? "");
  const attributes = { "db.system.name": "postgresql", "db.query.text": text };
  return tracer.startSpan(text.trim().split(/\s/, 1)[0]?.toUpperCase() || "STATEMENT", {
    kind: SpanKind.CLIENT,
    attributes,
  });
}

/** Ends a span with the failure that it ended with, without the values that it failed on. */
export function endSpan(span: Span, error?: unknown): void {
  if (error) markFailed(span, error);
  span.end();
}

function markFailed(span: Span, error: unknown): void {
  span.recordException(describeError(error));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
