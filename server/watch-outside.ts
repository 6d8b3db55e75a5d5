import { SpanKind } from "@opentelemetry/api";
import type { OutsideService } from "#contract/admin-overview/overview.ts";
import type { Ctx } from "./context.ts";
import { forgetFailure, noteFailure } from "./jobs/note-failure.ts";
import { outsideWork } from "./jobs/outside-work.ts";
import type { Ports } from "./ports/ports.ts";
import { traced } from "./tracing/tracing.ts";

/** What fails a thousand times a second, as pictures may, is noted once in it. */
const notedEveryMs = 1_000;

/**
 * The same ports, where a call that throws is noted for the back office as a service that does not work, until a call to it succeeds
 * (rule DK2). Mails are not watched here: those that wait say it themselves.
 */
export function watchOutside(ctx: Pick<Ctx, "db" | "log">, ports: Ports): Ports {
  const watch = <Port extends object>(port: Port, service: OutsideService, ...calls: (keyof Port & string)[]) =>
    "kind" in port && port.kind === "off" ? port : watched(ctx, port, { service, calls });
  return {
    ...ports,
    storage: watch(ports.storage, "storage", "put", "write", "get"),
    sms: watch(ports.sms, "sms", "send"),
    companyRegister: watch(ports.companyRegister, "companyRegister", "find"),
    taxNumbers: watch(ports.taxNumbers, "taxNumbers", "isValid"),
    rates: watch(ports.rates, "rates", "read"),
    pickupPoints: ports.pickupPoints && watch(ports.pickupPoints, "pickupPoints", "list"),
    statementSources: ports.statementSources.map((source) =>
      watch(source, source.kind === "folder" ? "statementsFolder" : "bank", "read"),
    ),
    gateways: ports.gateways.map((gateway) => watch(gateway, gateway.kind, "start", "look", "refund")),
  };
}

function watched<Port extends object>(
  ctx: Pick<Ctx, "db" | "log">,
  port: Port,
  { service, calls }: { service: OutsideService; calls: readonly string[] },
): Port {
  const work = outsideWork(service);
  // What a process before this one has left stands until the first call succeeds.
  let isNoted = true;
  let notedAt = Number.NEGATIVE_INFINITY;
  const call = async (asked: () => Promise<unknown>) => {
    try {
      const answer = await asked();
      if (isNoted) await forgetFailure(ctx, work, { everywhere: true });
      isNoted = false;
      return answer;
    } catch (error) {
      isNoted = true;
      const now = performance.now();
      if (now - notedAt < notedEveryMs) throw error;
      notedAt = now;
      await noteFailure(ctx, work, error);
      throw error;
    }
  };
  return new Proxy(port, {
    get: (target, key) => {
      const value = Reflect.get(target, key);
      if (typeof value !== "function" || !calls.includes(String(key))) return value;
      return (...given: unknown[]) =>
        call(() => traced(`${service} ${String(key)}`, SpanKind.CLIENT, () => Reflect.apply(value, target, given)));
    },
  });
}
