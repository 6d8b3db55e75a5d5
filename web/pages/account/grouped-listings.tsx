import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { ListingRows } from "./listing-row.tsx";

interface GroupedListingsProps<Group extends string, Card> {
  namespace?: "account" | "watchlist";
  /** Where the texts lie in the namespace, `account` by default: title, `group.…`, `empty.….title`, `empty.….text`. */
  texts: "own" | "bids" | "page";
  page: PageKey;
  /** The first is the one without a word in the address. */
  groups: readonly [Group, ...Group[]];
  group: Group;
  list: { items: Card[]; total: number; page: number; pages: number };
  renderRow: (card: Card) => ReactNode;
  emptyAction: ReactNode;
  /** Beside the heading. */
  beside?: ReactNode;
}

/** Listings of the account by state: a tab for each group, rows, pages; both kept in the address. */
export function GroupedListings<Group extends string, Card>(props: GroupedListingsProps<Group, Card>) {
  const { namespace = "account", texts, page, groups, group, list, renderRow, emptyAction, beside } = props;
  const { t } = useTranslation(["account", "watchlist"]);
  const locale = useLocale();
  const text = (key: string) => t(`${texts}.${key}`, { ns: namespace });
  const hrefOf = (to: Group, number = 1) => {
    const query = new URLSearchParams({
      ...(to !== groups[0] && { group: to }),
      ...(number > 1 && { page: String(number) }),
    });
    return query.size > 0 ? `${pathTo(page, locale)}?${query}` : pathTo(page, locale);
  };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="type-h1">{text("title")}</h1>
        {beside}
      </div>
      <Tabs
        className="mt-6"
        label={text("title")}
        tabs={groups.map((each) => ({
          to: hrefOf(each),
          label: text(`group.${each}`),
          current: each === group,
          ...(each === group && { count: list.total }),
        }))}
      />
      {list.items.length === 0 ? (
        <EmptyState className="border-t-0" title={text(`empty.${group}.title`)} action={emptyAction}>
          {text(`empty.${group}.text`)}
        </EmptyState>
      ) : (
        <ListingRows>{list.items.map(renderRow)}</ListingRows>
      )}
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(number) => hrefOf(group, number)}
      />
    </>
  );
}
