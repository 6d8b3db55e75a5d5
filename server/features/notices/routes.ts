import type { FastifyInstance } from "fastify";
import { messages } from "#contract/messages/messages.ts";
import { notices } from "#contract/messages/notices.ts";
import { readAllMessages } from "#server/features/messages/read-messages.ts";
import { bind } from "#server/http/bind.ts";
import { countMessages } from "./count-messages.ts";
import { listNotices } from "./list-notices.ts";
import { seeNotices } from "./see-notices.ts";

/** Stored notices, and the counts of messages and notices together. */
export function registerNotices(app: FastifyInstance): void {
  bind(app, messages.count, (ctx) => countMessages(ctx));
  bind(app, messages.readAll, async (ctx) => {
    await readAllMessages(ctx);
    await seeNotices(ctx, Number.MAX_SAFE_INTEGER);
    return { data: { ok: true as const } };
  });
  bind(app, notices.list, (ctx, { query }) => listNotices(ctx, query));
  bind(app, notices.see, async (ctx, { body }) => {
    await seeNotices(ctx, body.upTo);
    return { data: { ok: true as const } };
  });
}
