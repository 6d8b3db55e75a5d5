import type { ReactNode } from "react";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { mostCounted } from "#contract/values/shapes.ts";
import { formatAmount } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { ExportButton, type ReadTable } from "#web/pages/admin/list/export-button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";

/** A count of a list; where there are more than are counted, it says so. */
const countedText = (count: number) => (count > mostCounted ? `${formatAmount(mostCounted, 0)}+` : count);

interface AdminPageProps<Item, Group extends string> {
  page: PageKey;
  title: string;
  lead: string;
  /** The first one is shown where the address names none. */
  groups: readonly { key: Group; label: string; count?: number }[];
  group: Group;
  list: { items: readonly Item[]; page: number; pages: number };
  /** What is said where there is nothing in the group. */
  empty: { title: string; text: string };
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
    title,
    lead,
    groups,
    group,
    list,
    empty,
    serverTime,
    narrowing,
    tools,
    readTable,
    renderItem,
  } = props;
  const locale = useLocale();
  const hrefOf = (to: Group, number = 1) => {
    const query = new URLSearchParams({
      ...(to !== groups[0]?.key && { group: to }),
      ...(to === group && narrowing?.values),
      ...(number > 1 && { page: String(number) }),
    });
    return query.size > 0 ? `${pathTo(page, locale)}?${query}` : pathTo(page, locale);
  };
  // The menu counts what waits in any of the groups.
  const waiting = groups.find(({ key, count = 0 }) => key !== group && count > 0);
  const elsewhere = waiting && (
    <ButtonLink kind="outline" to={hrefOf(waiting.key)}>
      {`${waiting.label}: ${waiting.count}`}
    </ButtonLink>
  );
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{title}</h1>
        <p className="type-body mt-2 text-muted">{lead}</p>
        <Tabs
          className="mt-6"
          label={title}
          tabs={groups.map(({ key, label, count }) => ({
            ...{ label, to: hrefOf(key), current: key === group },
            ...(count !== undefined && { count: countedText(count) }),
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
          <EmptyState className="border-t-0" title={empty.title} action={elsewhere}>
            {empty.text}
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-6 pt-6">{list.items.map(renderItem)}</ul>
        )}
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(number) => hrefOf(group, number)}
        />
      </div>
    </AdminLayout>
  );
}
