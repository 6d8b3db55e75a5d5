import type { FastifyInstance } from "fastify";
import { frames } from "#contract/accounts/frame.ts";
import { bind } from "#server/http/bind.ts";
import { getFrame } from "./get-frame.ts";

/** What a page that is the same for everybody asks after it has come. */
export function registerFrame(app: FastifyInstance): void {
  bind(app, frames.own, async (ctx, { query }) => ({ data: await getFrame(ctx, query.for) }));
}
