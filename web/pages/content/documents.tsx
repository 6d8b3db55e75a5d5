import "#web/i18n/areas/pages.ts";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Downloadable } from "#contract/content/content.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { apiContext } from "#web/api/server-api.ts";
import { formatBytes } from "#web/format/bytes.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { metaText } from "#web/i18n/meta-text.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/documents";

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  const documents = await context.get(apiContext).content.documents({ query: { lang: locale } });
  return { documents, locale, origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { locale, origin } = loaderData;
  const title = metaText("articles:documents.title");
  const description = metaText("articles:documents.description");
  const paths = { cs: pathTo("documents", "cs"), en: pathTo("documents", "en") };
  return pageMeta({ title, description, origin, locale, paths });
}

export default function Documents({ loaderData: { documents } }: Route.ComponentProps) {
  const { t } = useTranslation("articles");
  const locale = useLocale();
  return (
    <div className="container-page pt-5">
      <Breadcrumb
        crumbs={[
          { label: t("home"), to: pathTo("home", locale) },
          { label: t("documents.title"), to: pathTo("documents", locale) },
        ]}
      />
      <h1 className="type-h1 mt-4">{t("documents.title")}</h1>
      <p className="type-lead mt-3 mb-9 max-w-[46ch] text-muted">{typography(t("documents.lead"))}</p>
      {documents.length > 0 ? (
        <ul className="max-w-[1000px] border-line border-t">
          {documents.map((document) => (
            <li key={document.id} className="border-line border-b">
              <DocumentRow document={document} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t("documents.empty.title")}>{t("documents.empty.text")}</EmptyState>
      )}
      <Link
        className="quiet-link type-small mt-6 inline-block min-h-11 content-center"
        to={pathTo("reportYears", locale)}
      >
        {t("documents.reports")}
      </Link>
    </div>
  );
}

function DocumentRow({ document }: { document: Downloadable }) {
  const { t } = useTranslation("articles");
  const locale = useLocale();
  const { title, description, href, fileName, bytes, lang, updatedAt } = document;
  const kind = fileName.split(".").at(-1)?.toUpperCase();
  const facts = [kind, formatBytes(bytes, locale), formatDate(updatedAt, locale)];
  return (
    <a href={href} download={fileName} className="group flex items-start gap-5 py-6">
      <Download aria-hidden="true" strokeWidth={1.5} className="mt-1 size-6 shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="type-h5 block group-hover:underline">{typography(title)}</span>
        <span className="type-small mt-1 block text-muted">{typography(description)}</span>
        <span className="type-caption tnum mt-1 block text-muted">
          {facts.join(" · ")}
          {lang !== locale && ` · ${t("documents.only")}`}
        </span>
      </span>
    </a>
  );
}
