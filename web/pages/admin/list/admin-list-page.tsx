import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { PageKey } from "#contract/content/page-paths.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminHeading } from "#web/pages/admin/admin-heading.tsx";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { classes } from "#web/ui/classes.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { AdminList } from "./admin-list.tsx";
import { AdminTable, type Cells } from "./admin-table.tsx";
import { Beside } from "./beside.tsx";
import { ExportButton, type ReadTable } from "./export-button.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { addressOfQuery, type Place, partsOf, text } from "./filters.ts";
import type { ListOf } from "./list-of.ts";
import { OlderNewer } from "./older-newer.tsx";
import { PeriodLinks } from "./period-links.tsx";
import { useListWords } from "./use-list-words.ts";
import { useRememberedFilters } from "./use-remembered-filters.ts";
import type { PeriodKey } from "./usual-periods.ts";

/** What a list has found: one of its pages, or a part of it from a place on. */
type Found<Item> = { readonly items: readonly Item[]; readonly total?: number } & (
  | { readonly page: number; readonly pages: number }
  | { readonly older: string | null; readonly newer: string | null }
);

interface AdminListPageProps<Item> {
  of: ListOf;
  query: object;
  list: Found<Item>;
  serverTime: string;
  /** Of the grid of filters. */
  filterClass: string;
  /** What is wrong with a filter, by its name. */
  errors?: Readonly<Record<string, string | string[] | undefined>>;
  /** Beside the title. */
  actions?: ReactNode;
  /** Which usual periods are offered for `from` and `to`. */
  periods?: readonly PeriodKey[];
  /** How many there are, in words. */
  total?: string;
  /** The list as it is narrowed, as a table for spreadsheets; missing for who may not take it. */
  readTable?: ReadTable | false;
  /** Above the list, below how many there are. */
  tools?: ReactNode;
  /** It is narrowed by more than its filters. */
  isNarrowed?: boolean;
  /** What is said where there is nothing at all, if that depends. */
  empty?: { title: string; text: string };
  /** In place of what was found. */
  instead?: ReactNode;
  /** The line of a thing; or `cells`, what the columns of the list show of it. */
  renderItem?: (item: Item) => ReactNode;
  cells?: Cells<Item>;
  /** The page of one thing, which opens beside the list where there is room, and what is shown of the one that is open. */
  beside?: { page: PageKey; shown: ReactNode };
}

/** A page of the back office that is a list: what it is narrowed to, what was found, and the ways to the rest. */
export function AdminListPage<Item>(props: AdminListPageProps<Item>) {
  const { of, query, serverTime, filterClass, errors, actions, periods, instead, beside } = props;
  const { t } = useListWords(of.texts);
  const locale = useLocale();
  const path = pathTo(of.page, locale);
  const openId = useSearchParams()[0].get("open");
  useRememberedFilters();
  return (
    <AdminLayout serverTime={serverTime}>
      <div
        className={classes(
          Boolean(beside?.shown) && "list-beside wide:grid wide:grid-cols-2 wide:items-start wide:gap-x-7",
        )}
      >
        <div className="min-w-0">
          <AdminHeading title={t("title")} lead={t("lead")}>
            {actions}
          </AdminHeading>
          {periods && (
            <PeriodLinks
              serverTime={serverTime}
              periods={periods}
              period={query as { from: string; to: string }}
              hrefOf={(period) => `${path}${addressOfQuery(of.filters, { ...query, ...period })}`}
            />
          )}
          <GroupTabs {...props} path={path} />
          <FilterFields of={of} path={path} query={query} errors={errors} className={filterClass} />
          {instead || <FoundItems {...props} {...{ path, openId }} />}
        </div>
        {beside?.shown && openId && (
          <Beside key={openId} id={openId} to={pathTo(beside.page, locale, { id: openId })}>
            {beside.shown}
          </Beside>
        )}
      </div>
    </AdminLayout>
  );
}

/** The lists of a page, where it has several. What is written of a thing is sought in the others too. */
function GroupTabs<Item>({ of, query, list, path }: AdminListPageProps<Item> & { path: string }) {
  const { t } = useListWords(of.texts);
  const { q = "" } = query as { q?: string };
  return Object.entries(of.filters).map(
    ([name, filter]) =>
      filter.kind === "group" && (
        <Tabs
          key={name}
          className="mt-6"
          label={t("title")}
          tabs={filter.values.map((group) => {
            const isShown = group === (query as Readonly<Record<string, string>>)[name];
            return {
              to: `${path}${addressOfQuery({ [name]: filter, q: text() }, { [name]: group, q })}`,
              label: t(`${name}.${group}`),
              current: isShown,
              ...(isShown && list.total !== undefined && { count: list.total }),
            };
          })}
        />
      ),
  );
}

function FoundItems<Item>(props: AdminListPageProps<Item> & { path: string; openId: string | null }) {
  const { of, query, list, path, tools, isNarrowed = false, empty, renderItem, cells, openId } = props;
  const { t } = useListWords(of.texts);
  const { groups, narrowing } = partsOf(of.filters);
  const hrefOf = (place: Place) => `${path}${addressOfQuery(of.filters, query, place)}`;
  return (
    <>
      <Above {...props} />
      {tools}
      <AdminList
        path={path}
        whole={`${path}${addressOfQuery(groups, query)}`}
        items={list.items}
        table={cells && <AdminTable {...{ of, path, cells, openId }} items={list.items} />}
        isNarrowed={isNarrowed || addressOfQuery(narrowing, query) !== "" || (list.total ?? 0) > 0}
        empty={empty ?? { title: t("empty.title"), text: t("empty.text") }}
        nothing={{ title: t("nothing.title"), text: t("nothing.text"), all: t("nothing.all") }}
        renderItem={renderItem}
      />
      {"pages" in list ? (
        <Pagination
          className="mt-9 border-t-0"
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => hrefOf({ page })}
        />
      ) : (
        <OlderNewer
          newer={list.newer && hrefOf({ after: list.newer })}
          older={list.older && hrefOf({ before: list.older })}
        />
      )}
    </>
  );
}

/** How many there are, and the list as a table. Where there is none, the list says so below in other words. */
function Above<Item>({ list, total, readTable }: Pick<AdminListPageProps<Item>, "list" | "total" | "readTable">) {
  const isEmpty = list.items.length === 0;
  if (!total && !readTable) return <div className="mt-6" />;
  return (
    <div
      className={classes(
        "flex flex-wrap items-center gap-x-6 gap-y-2",
        total ? "justify-between" : "justify-end",
        !isEmpty && "mt-6 mb-2",
      )}
    >
      {total && (
        <p role="status" className={isEmpty ? "sr-only" : "type-small text-muted"}>
          {total}
        </p>
      )}
      {readTable && !isEmpty && <ExportButton read={readTable} />}
    </div>
  );
}
