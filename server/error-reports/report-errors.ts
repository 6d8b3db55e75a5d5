import type { Event } from "@sentry/core";
import type { LoggerOptions } from "pino";
import { describeError, type ErrorAccount } from "#server/describe-error.ts";
import { running } from "#server/version.ts";

const errorLevel = 50;
const sendTimeoutMs = 5_000;

/**
 * Sends every error of the log that carries a failure to a service that speaks Sentry's protocol, as the log has it: without values,
 * without anything of the person or the request. Nothing waits for the service; what it does not take is lost there and stands in the
 * log. The package is loaded here alone.
 */
export async function reportErrors(dsn: string, environment: "production" | "trial") {
  const [{ createStackParser, createTransport }, { nodeStackLineParser, ServerRuntimeClient }] = await Promise.all([
    import("@sentry/core"),
    import("@sentry/core/server"),
  ]);
  const stackParser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    ...{ dsn, environment, stackParser, integrations: [], release: `kabinet@${running.version}` },
    ...{ platform: "node", runtime: { name: "node", version: process.version } },
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const request = { method: "POST", body: Buffer.from(body), headers: options.headers ?? {} };
        const answer = await fetch(options.url, { ...request, signal: AbortSignal.timeout(sendTimeoutMs) });
        await answer.body?.cancel();
        const header = (name: string) => answer.headers.get(name);
        return {
          statusCode: answer.status,
          headers: { "x-sentry-rate-limits": header("x-sentry-rate-limits"), "retry-after": header("retry-after") },
        };
      }),
  });
  client.init();
  const valuesOf = (account: ErrorAccount): NonNullable<NonNullable<Event["exception"]>["values"]> => [
    ...(account.cause ? valuesOf(account.cause) : []),
    { type: account.type, value: account.message, stacktrace: { frames: stackParser(account.stack) } },
  ];
  const hooks: LoggerOptions["hooks"] = {
    logMethod(given, log, level) {
      const [{ err }, words] = [Object(given[0]) as { err?: unknown }, given[1] as unknown];
      if (level >= errorLevel && err !== undefined) {
        client.captureEvent({
          level: level > errorLevel ? "fatal" : "error",
          exception: { values: valuesOf(describeError(err)) },
          ...(typeof words === "string" && { transaction: words }),
        });
      }
      log.apply(this, given);
    },
  };
  return { hooks, stop: () => client.close(sendTimeoutMs) };
}
