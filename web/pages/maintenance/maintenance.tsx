import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { typography } from "#web/format/typography.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { settingsContext } from "#web/site/site-settings.ts";
import { Silhouette } from "#web/ui/silhouette.tsx";
import type { Route } from "./+types/maintenance";

/** After how many seconds robots may come again. */
const retryAfterSeconds = 600;

export const handle = { layout: "simple" };

/** During maintenance robots get 503 with a time to come again, so that they keep the pages they know. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { maintenance, contacts } = context.get(settingsContext);
  const page = {
    origin: new URL(request.url).origin,
    locale: localeOfPath(pagePathOf(request)),
    email: contacts.email,
  };
  return maintenance.is_enabled
    ? data(page, {
        status: 503,
        headers: { "retry-after": String(retryAfterSeconds), "cache-control": "no-store" },
      })
    : data(page);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin } = loaderData;
  return pageMeta({
    title: metaText("common:maintenance.title"),
    description: metaText("common:maintenance.text"),
    origin,
    locale,
    paths: { cs: pathTo("maintenance", "cs"), en: pathTo("maintenance", "en") },
    noIndex: true,
  });
}

/** The drawings are wider than the things in them: each stands in a place of the thing's own width. */
const shelf = [
  { kind: "flask", place: "w-16", height: "h-28" },
  { kind: "bottle", place: "w-13", height: "h-36" },
  { kind: "box", place: "w-24", height: "h-28" },
] as const;

/** The page that everybody is sent to during maintenance. */
export default function Maintenance({ loaderData: { email } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <div className="container-page grid min-h-[56vh] grid-cols-[minmax(0,1fr)] content-center justify-items-center py-16 text-center">
      <div aria-hidden="true" className="w-full max-w-110 rounded-block bg-ground px-6 pt-9 pb-7 text-paper-ink">
        <div className="flex items-end justify-evenly border-b border-drawing">
          {shelf.map(({ kind, place, height }) => (
            <span key={kind} className={`flex justify-center ${place}`}>
              <Silhouette kind={kind} className={`max-w-none shrink-0 ${height}`} />
            </span>
          ))}
        </div>
      </div>
      <h1 className="type-h1 mt-10">{typography(t("maintenance.title"))}</h1>
      <p className="type-lead mt-4">{typography(t("maintenance.text"))}</p>
      {email && (
        <p className="type-body mt-4 text-muted">
          {t("maintenance.contact")}{" "}
          <a href={`mailto:${email}`} className="quiet-link">
            {email}
          </a>
        </p>
      )}
    </div>
  );
}
