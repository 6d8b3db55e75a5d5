import type { FastifyInstance } from "fastify";
import { settings } from "#contract/settings/settings.ts";
import { settingsAdmin } from "#contract/settings/settings-admin.ts";
import { bind } from "#server/http/bind.ts";
import { listSettings } from "./list-settings.ts";
import { changeSetting, listEditableSettings, type SettingGuards } from "./write-setting.ts";

/** Features that come later guard their settings. */
export function registerSettings(app: FastifyInstance, guards: SettingGuards): void {
  bind(app, settings.list, (ctx, { query }) => listSettings(ctx, query.lang));
  bind(app, settingsAdmin.list, async (ctx) => ({ data: await listEditableSettings(ctx) }));
  bind(app, settingsAdmin.write, async (ctx, { body }) => ({ data: await changeSetting(ctx, body, guards) }));
}
