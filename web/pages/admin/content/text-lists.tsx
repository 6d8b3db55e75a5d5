import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { ArticleLine, InfoPageLine } from "./text-lines.tsx";

interface ArticleListProps {
  articles: {
    readonly items: readonly ComponentProps<typeof ArticleLine>["article"][];
    readonly page: number;
    readonly pages: number;
  };
  /** Of the back office's page. */
  path: string;
  /** ISO 8601. */
  now: string;
}

/** Articles of the back office, a page of them. */
export function ArticleList({ articles: { items, page, pages }, path, now }: ArticleListProps) {
  const { t } = useTranslation("contentAdmin");
  if (items.length === 0)
    return (
      <EmptyState className="border-t-0" title={t("none.title")}>
        {t("none.text")}
      </EmptyState>
    );
  return (
    <>
      <ul className="divide-y divide-line border-line border-b">
        {items.map((article) => (
          <li key={article.id}>
            <ArticleLine article={article} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-9 border-t-0"
        page={page}
        pages={pages}
        hrefOf={(wanted) => (wanted > 1 ? `${path}?page=${wanted}` : path)}
      />
    </>
  );
}

/** All info pages, in the order in which visitors see them. */
export function InfoPageList({ pages }: { pages: readonly ComponentProps<typeof InfoPageLine>["page"][] }) {
  const locale = useLocale();
  return (
    <OrderedRows
      rows={pages}
      nameOf={({ title }) => title[locale] || title.cs}
      store={(ids) => browserApi.contentAdmin.orderInfoPages({ body: { ids } })}
    >
      {(page) => <InfoPageLine page={page} />}
    </OrderedRows>
  );
}
