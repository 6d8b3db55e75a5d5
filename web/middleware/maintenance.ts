import { type MiddlewareFunction, redirectDocument } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath, pageAt } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { currentUser, pagePathOf } from "#web/session/guards.ts";
import { settingsContext, siteSettingsOf } from "#web/site/site-settings.ts";

/** PA6: While maintenance is on, everybody but `admin` is sent to its page, sign-in and back office excepted. */
export const maintenance: MiddlewareFunction<Response> = async (args) => {
  const path = pagePathOf(args.request);
  const lang = localeOfPath(path);
  const settings = siteSettingsOf(await args.context.get(apiContext).settings.list({ query: { lang } }));
  args.context.set(settingsContext, settings);
  if (!settings.maintenance.is_enabled || staysOpen(path)) return;
  if ((await currentUser(args))?.scope.includes("admin")) return;
  throw redirectDocument(pathTo("maintenance", lang), { headers: { "cache-control": "no-store" } });
};

function staysOpen(path: string): boolean {
  const page = pageAt(path)?.page;
  return page === "maintenance" || page === "signIn" || page === "login" || /^\/(administrace|admin)(\/|$)/.test(path);
}
