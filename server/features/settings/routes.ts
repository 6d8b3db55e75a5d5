import type { FastifyInstance } from "fastify";
import { settings } from "#contract/content/settings.ts";
import { settingsDesk } from "#contract/desk/settings-desk.ts";
import { bind } from "#server/http/bind.ts";
import { listSettings } from "./list-settings.ts";
import { changeSetting, listKeptSettings } from "./write-setting.ts";

export function registerSettings(app: FastifyInstance): void {
  bind(app, settings.list, (ctx, { query }) => listSettings(ctx, query.lang));
  bind(app, settingsDesk.list, async (ctx) => ({ data: await listKeptSettings(ctx) }));
  bind(app, settingsDesk.write, async (ctx, { body }) => ({ data: await changeSetting(ctx, body) }));
}
