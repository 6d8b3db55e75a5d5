import type { FastifyInstance } from "fastify";
import { settings } from "#contract/content/settings.ts";
import { settingsDesk } from "#contract/desk/settings-desk.ts";
import { bind } from "#server/http/bind.ts";
import { listSettings } from "./list-settings.ts";
import { changeSetting, listKeptSettings, type SettingGuards } from "./write-setting.ts";

/** Features that come later guard their settings. */
export function registerSettings(app: FastifyInstance, guards: SettingGuards): void {
  bind(app, settings.list, (ctx, { query }) => listSettings(ctx, query.lang));
  bind(app, settingsDesk.list, async (ctx) => ({ data: await listKeptSettings(ctx) }));
  bind(app, settingsDesk.write, async (ctx, { body }) => ({ data: await changeSetting(ctx, body, guards) }));
}
