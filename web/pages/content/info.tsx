import "#web/i18n/areas/pages.ts";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { SettingEntry } from "#contract/settings/settings.ts";
import { canonicalRedirect } from "#web/addresses/canonical-redirect.ts";
import { localeOfPath } from "#web/addresses/page-at.ts";
import { readPageId } from "#web/addresses/read-page-id.ts";
import { asNotFound } from "#web/api/as-not-found.ts";
import { apiContext } from "#web/api/server-api.ts";
import { Contents } from "#web/features/content/contents.tsx";
import { RichText } from "#web/features/content/rich-text.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { breadcrumbData } from "#web/search-engines/breadcrumb-data.ts";
import { pageMeta } from "#web/search-engines/page-meta.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { classes } from "#web/ui/classes.ts";
import type { Route } from "./+types/info";
import { Operator } from "./operator.tsx";

/** `/info/{id}/{slug}`: terms, privacy and how things work; wrong words are sent to the right ones. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(pagePathOf(request));
  const id = readPageId(params.id);
  const { content, settings } = context.get(apiContext);
  const query = { lang: locale };
  const { data: info } = await content.infoPage({ params: { id }, query }).catch(asNotFound);
  const paths = canonicalRedirect("info", info, { request, params });
  const [all, named] = await Promise.all([
    content.infoPages({ query }),
    info.showsOperator ? settings.list({ query }) : Promise.resolve<SettingEntry[]>([]),
  ]);
  const operator = named.find((entry) => entry.name === "contacts")?.value ?? null;
  return { info, all, operator, paths, locale, origin: new URL(request.url).origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { info, paths, locale, origin } = loaderData;
  const trail = [
    { name: "Kabinet", path: pathTo("home", locale) },
    { name: info.title, path: paths[locale] },
  ];
  const structured = [breadcrumbData(trail, origin)];
  return pageMeta({
    title: info.title,
    description: info.description,
    origin,
    locale,
    paths,
    structured,
  });
}

/** An info page with links to the others beside it; on wide screens its contents stand on the other side. */
export default function Info({ loaderData }: Route.ComponentProps) {
  const { info, all, operator, paths } = loaderData;
  const { t } = useTranslation("articles");
  const locale = useLocale();
  return (
    <div className="container-page pt-5">
      <Breadcrumb
        crumbs={[
          { label: t("home"), to: pathTo("home", locale) },
          { label: info.title, to: paths[locale] },
        ]}
      />
      <div className="mt-4 gap-x-16 desktop:grid desktop:grid-cols-[minmax(0,680px)_minmax(220px,1fr)] wide:mt-8 wide:gap-x-24 fullhd:grid-cols-[minmax(0,1fr)_minmax(0,680px)_minmax(0,1fr)] fullhd:gap-x-20">
        <div className="fullhd:col-start-2">
          <h1 className="type-h1">{typography(info.title)}</h1>
          <p className="type-caption mt-3 text-muted">
            {t("info.effective", { date: formatDate(info.updatedAt, locale) })}
          </p>
        </div>
        <Contents
          headings={info.headings}
          className="mt-7 fullhd:sticky fullhd:top-28 fullhd:col-start-3 fullhd:row-span-2 fullhd:row-start-1 fullhd:mt-3 fullhd:self-start fullhd:border-y-0 fullhd:py-0 fullhd:[&_ul]:columns-1"
        />
        <div className="mt-7 fullhd:col-start-2">
          <RichText html={info.html} />
          {operator && <Operator operator={operator} />}
        </div>
        <nav
          aria-label={t("info.pages")}
          className="max-w-[380px] max-desktop:mt-15 desktop:col-start-2 desktop:row-span-3 desktop:row-start-1 desktop:pt-3 fullhd:col-start-1"
        >
          <p className="type-h5">{t("info.pages")}</p>
          <ul className="type-field mt-3 border-line border-t">
            {all.map(({ id, slug, title }) => (
              <li key={id} className="border-line border-b">
                <Link
                  to={pathTo("info", locale, { id, slug })}
                  aria-current={id === info.id ? "page" : undefined}
                  className={classes(
                    "flex min-h-11 items-center py-2 hover:underline",
                    id === info.id ? "font-semibold" : "text-muted hover:text-ink",
                  )}
                >
                  {typography(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
