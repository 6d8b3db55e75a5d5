import type { FastifyInstance } from "fastify";
import { settings } from "#contract/content/settings.ts";
import { bind } from "#server/http/bind.ts";
import { listSettings } from "./list-settings.ts";

export function registerSettings(app: FastifyInstance): void {
  bind(app, settings.list, (ctx, { query }) => listSettings(ctx, query.lang));
}
