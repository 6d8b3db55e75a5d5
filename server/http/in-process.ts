import type { FastifyInstance } from "fastify";
import { safeEncode, safeParse } from "zod/v4/core";
import type { InProcessCall } from "#contract/in-process-call.ts";
import { statusOf } from "#contract/route.ts";
import type { Actor, Ctx } from "#server/context.ts";
import { PageReads } from "#server/db/page-reads.ts";
import type { Replica } from "#server/db/replica.ts";
import { type BoundRead, requireCaller } from "./bind.ts";
import { refusalOf } from "./errors.ts";
import { type FindActor, localeOf, tokenOf } from "./request-context.ts";

type Call = Parameters<InProcessCall>[0];
type Answer = Awaited<ReturnType<InProcessCall>>;

/**
 * The calls of one page: what reads goes straight to its verb, validated as over HTTP, but neither written as JSON nor parsed;
 * whoever calls is looked up once for all of them. What changes something, or does not fit its contract, takes the whole way.
 */
export function callsOf(app: FastifyInstance, base: Ctx, findActor: FindActor): InProcessCall {
  const reads = new PageReads();
  let known: { token: string; actor: Promise<Actor | null> } | null = null;
  const actorOf = (token: string | null): Promise<Actor | null> => {
    if (token === null) return Promise.resolve(null);
    if (known?.token !== token) known = { token, actor: findActor(base, token) };
    return known.actor;
  };
  return async (call) => {
    const bound = call.method === "GET" ? app.reads.get(call.path) : undefined;
    const given = bound && inputOf(bound, call);
    if (!bound || !given) return inject(app, call);
    const locale = localeOf(call.headers["accept-language"]);
    try {
      const answer = await reads.run(async () => {
        const ctx = { ...base, locale, actor: await actorOf(tokenOf(call.headers.authorization)) };
        requireCaller(ctx, bound.spec);
        return bound.read(ctx, given);
      });
      return { status: statusOf(bound.spec), retryAfterSeconds: null, body: shapeOf(bound, answer) };
    } catch (error) {
      const refused = refusalOf(error as Error & { code: string; name: string }, {
        locale,
        log: base.log,
        bodyLimit: 0,
      });
      return { ...refused, retryAfterSeconds: refused.retryAfterSeconds ?? null };
    }
  };
}

/**
 * The calls of a page that is the same for everybody: from the replica, where there is one that shows all that is known to have changed.
 * What it cannot answer, the primary does.
 */
export async function sharedCallsOf(
  app: FastifyInstance,
  base: Ctx,
  { replica, actorOf }: { replica: Replica | null | undefined; actorOf: FindActor },
): Promise<InProcessCall> {
  const primary = callsOf(app, base, actorOf);
  if (!replica || !(await replica.isFresh())) return primary;
  const copy = callsOf(app, { ...base, db: replica.db }, actorOf);
  return async (call) => {
    if (call.method !== "GET") return primary(call);
    const answer = await copy(call);
    return answer.status >= 500 ? primary(call) : answer;
  };
}

/** Parameters and query as the contract wants them; null where they do not fit, which HTTP answers in words. */
function inputOf({ spec }: BoundRead, { params, query }: Call): { params: unknown; query: unknown } | null {
  if (spec.headers || hasNul(params) || hasNul(query)) return null;
  const [ofPath, ofQuery] = [
    spec.params ? safeParse(spec.params, params) : { success: true as const, data: params },
    spec.query ? safeParse(spec.query, query) : { success: true as const, data: query },
  ];
  return ofPath.success && ofQuery.success ? { params: ofPath.data, query: ofQuery.data } : null;
}

function hasNul(texts: Readonly<Record<string, string | string[]>>): boolean {
  return Object.values(texts).some((value) => [value].flat().some((text) => text.includes("\0")));
}

/** The fields that the contract names, as JSON would have them. */
function shapeOf({ spec }: BoundRead, answer: unknown): unknown {
  const shaped = safeEncode(spec.response, answer);
  if (!shaped.success) throw new Error(`the answer of ${spec.path} is not as promised`, { cause: shaped.error });
  return shaped.data;
}

async function inject(app: FastifyInstance, { method, url, headers, body }: Call): Promise<Answer> {
  const answer = await app.inject({
    method: method as "GET",
    url,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const retryAfter = Number(answer.headers["retry-after"]);
  return {
    status: answer.statusCode,
    retryAfterSeconds: retryAfter > 0 ? retryAfter : null,
    body: answer.payload === "" ? null : JSON.parse(answer.payload),
  };
}
