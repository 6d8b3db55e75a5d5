import type { FastifyInstance } from "fastify";
import { messages } from "#contract/messages/messages.ts";
import { notifications } from "#contract/notifications/notifications.ts";
import { readAllMessages } from "#server/features/messages/read-messages.ts";
import { bind } from "#server/http/bind.ts";
import { countMessages } from "./count-messages.ts";
import { listNotifications } from "./list-notifications.ts";
import { seeNotifications } from "./see-notifications.ts";

/** Stored notifications, and the counts of messages and notifications together. */
export function registerNotifications(app: FastifyInstance): void {
  bind(app, messages.count, (ctx) => countMessages(ctx));
  bind(app, messages.readAll, async (ctx) => {
    await readAllMessages(ctx);
    await seeNotifications(ctx, Number.MAX_SAFE_INTEGER);
    return { data: { ok: true as const } };
  });
  bind(app, notifications.list, (ctx, { query }) => listNotifications(ctx, query));
  bind(app, notifications.see, async (ctx, { body }) => {
    await seeNotifications(ctx, body.upTo);
    return { data: { ok: true as const } };
  });
}
