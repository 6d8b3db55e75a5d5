import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

interface Line {
  to: string;
  title: string;
  /** In what state it is, or since when. */
  note: string;
  state: string;
}

function TextLine({ to, title, note, state }: Line) {
  return (
    <div className="grid gap-x-6 py-3 tablet:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <Link className="quiet-link type-control inline-block min-h-6 [overflow-wrap:anywhere]" to={to}>
          {typography(title)}
        </Link>
        <span className="type-small block text-muted">{note}</span>
      </p>
      <p className="type-small text-muted tablet:text-right">{state}</p>
    </div>
  );
}

interface ListedArticle {
  id: number;
  title: LocalizedText;
  category: LocalizedText;
  publishedAt: string | null;
}

/** An article in the list of the back office; `now` is ISO 8601. */
export function ArticleLine({ article, now }: { article: ListedArticle; now: string }) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const { id, title, category, publishedAt } = article;
  const time = publishedAt && formatDateTime(publishedAt, locale);
  const state = !publishedAt ? "draft" : publishedAt > now ? "planned" : "published";
  return (
    <TextLine
      to={pathTo("articleAdmin", locale, { id })}
      title={title[locale] || title.cs}
      note={[category[locale] || category.cs, ...(title.en ? [] : [t("onlyCzech")])].join(" · ")}
      state={t(`state.${state}`, { time })}
    />
  );
}

interface ListedPage {
  id: number;
  title: LocalizedText;
  isFixed: boolean;
  updatedAt: string;
}

export function InfoPageLine({ page: { id, title, isFixed, updatedAt } }: { page: ListedPage }) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  return (
    <TextLine
      to={pathTo("infoPageAdmin", locale, { id })}
      title={title[locale] || title.cs}
      note={[t(isFixed ? "fixed" : "own"), ...(title.en ? [] : [t("onlyCzech")])].join(" · ")}
      state={t("state.changed", { time: formatDateTime(updatedAt, locale) })}
    />
  );
}
