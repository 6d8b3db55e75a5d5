import type { FastifyInstance } from "fastify";
import { session } from "#contract/session/session.ts";
import { bind } from "#server/http/bind.ts";
import { getSession } from "./get-session.ts";

/** What a page that is the same for everybody asks after it has come. */
export function registerSession(app: FastifyInstance): void {
  bind(app, session.own, async (ctx, { query }) => ({ data: await getSession(ctx, query.for) }));
}
