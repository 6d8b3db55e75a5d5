import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { apiContext } from "#web/api/server-api.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AccountLayout } from "#web/pages/account/account-layout.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/news-settings";
import { DailySummary } from "./daily-summary.tsx";
import { NewsTable } from "./news-table.tsx";
import { PushSetting } from "./push-setting.tsx";
import { QuietTime } from "./quiet-time.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  const { preferences, push } = args.context.get(apiContext);
  const [chosen, pushes] = await Promise.all([preferences.get({}), push.get({})]);
  return { chosen: chosen.data, pushes: pushes.data, serverTime: new Date().toISOString() };
}

export function meta() {
  return privateMeta("preferences:title");
}

/** What one is told, in which way, and when not. */
export default function NewsSettings({ loaderData: { chosen, pushes, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("preferences");
  const locale = useLocale();
  return (
    <AccountLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-body mt-3 max-w-[62ch] text-muted">{typography(t("lead"))}</p>
      <NewsTable choices={chosen.choices} />
      <PushSetting serverKey={pushes.key} deviceIds={pushes.devices.map(({ id }) => id)} />
      <DailySummary isOn={chosen.dailySummary} />
      <QuietTime quiet={chosen.quiet} urgentWhenQuiet={chosen.urgentWhenQuiet} />
      <p className="type-small mt-9 border-line border-t pt-5 text-muted">
        {t("newsletters")}{" "}
        <Link className="quiet-link" to={pathTo("newsletters", locale)}>
          {t("newslettersLink")}
        </Link>
      </p>
    </AccountLayout>
  );
}
