import type { ReactNode } from "react";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { mostCounted } from "#contract/values/shapes.ts";
import { formatAmount } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { ExportButton, type ReadTable } from "#web/pages/admin/list/export-button.tsx";
import { useListWords } from "#web/pages/admin/list/use-list-words.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

/** A count of a list; where there are more than are counted, it says so. */
const countedText = (count: number) => (count > mostCounted ? `${formatAmount(mostCounted, 0)}+` : count);

interface AdminPageProps<Item, Group extends string> {
  page: PageKey;
  /** A namespace of texts, with what stands before the keys behind a colon: of the page, its groups and what is said where one is empty. */
  texts: string;
  /** The first one is shown where the address names none. */
  groups: readonly Group[];
  group: Group;
  list: { items: readonly Item[]; total: number; page: number; pages: number };
  /** How many there are in each, where more is known than of the one that is shown. */
  counts?: Partial<Readonly<Record<Group, number>>>;
  /** What is said where nothing of the group is left, if it is narrowed. */
  nothing?: { title: string; text: string };
  serverTime: string;
  /** What the group is narrowed to, as the address says it besides; its fields stand above the list. */
  narrowing?: { values: Readonly<Record<string, string>>; fields: ReactNode };
  /** What may be done with several at once; stands above the list, also where that is empty by now. */
  tools?: ReactNode;
  /** The group as it is narrowed, as a table for spreadsheets; missing for who may not take it. */
  readTable?: ReadTable;
  renderItem: (item: Item) => ReactNode;
}

/** A moderators' page: what waits and what is done, in groups and pages. */
export function AdminPage<Item, Group extends string>(props: AdminPageProps<Item, Group>) {
  const {
    page,
    texts,
    groups,
    group,
    list,
    counts = { [group]: list.total } as Partial<Record<Group, number>>,
    nothing,
    serverTime,
    narrowing,
    tools,
    readTable,
    renderItem,
  } = props;
  const { t } = useListWords(texts);
  const locale = useLocale();
  const hrefOf = (to: Group, number = 1) => {
    const query = new URLSearchParams({
      ...(to !== groups[0] && { group: to }),
      ...(to === group && narrowing?.values),
      ...(number > 1 && { page: String(number) }),
    });
    return query.size > 0 ? `${pathTo(page, locale)}?${query}` : pathTo(page, locale);
  };
  // The menu counts what waits in any of the groups.
  const waiting = groups.find((key) => key !== group && (counts[key] ?? 0) > 0);
  const elsewhere = waiting && (
    <ButtonLink kind="outline" to={hrefOf(waiting)}>
      {`${t(`group.${waiting}`)}: ${counts[waiting]}`}
    </ButtonLink>
  );
  return (
    <AdminLayout serverTime={serverTime}>
      <h1 className="type-h1">{t("title")}</h1>
      <p className="type-body mt-2 text-muted">{t("lead")}</p>
      <Tabs
        className="mt-6"
        label={t("title")}
        tabs={groups.map((key) => ({
          ...{ label: t(`group.${key}`), to: hrefOf(key), current: key === group },
          ...(counts[key] !== undefined && { count: countedText(counts[key]) }),
        }))}
      />
      {narrowing?.fields}
      {readTable && list.items.length > 0 && (
        <div className={classes("mt-6 flex justify-end", Boolean(tools) && "mb-3")}>
          <ExportButton read={readTable} />
        </div>
      )}
      {tools}
      {list.items.length === 0 ? (
        <EmptyState className="border-t-0" title={nothing?.title ?? t(`empty.${group}.title`)} action={elsewhere}>
          {nothing?.text ?? t(`empty.${group}.text`)}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 items-start gap-6 pt-6 fullhd:grid-cols-2">{list.items.map(renderItem)}</ul>
      )}
      <Pagination
        className="mt-9 border-t-0"
        page={list.page}
        pages={list.pages}
        hrefOf={(number) => hrefOf(group, number)}
      />
    </AdminLayout>
  );
}
