import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { classes } from "#web/ui/classes.ts";
import { ColumnChoice } from "./column-choice.tsx";
import type { ListOf } from "./list-of.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";
import { useListWords } from "./use-list-words.ts";

/** A list with more columns that say something lets its reader hide some. */
const mostUnhidden = 6;

/** What each column shows of a thing. */
export type Cells<Item> = Readonly<Record<string, (item: Item) => ReactNode>>;

/** A list of the back office as a table: a row each, as a block where the list is narrow. */
export function AdminTable<Item>({
  of: { texts, columns = {} },
  path,
  items,
  cells,
  openId,
}: {
  of: ListOf;
  path: string;
  items: readonly Item[];
  cells: Cells<Item>;
  /** The thing that is open beside the list. */
  openId: string | null;
}) {
  const words = useListWords(texts);
  const { location: next } = useNavigation();
  // What opens beside it changes nothing in it.
  const isLoading = next?.pathname === path && new URLSearchParams(next.search).get("open") === openId;
  const { hidden, toggle } = useHiddenColumns(path);
  const all = Object.entries(columns);
  const [naming, ...others] = all.filter(([, kind]) => kind !== "tool").map(([key]) => key);
  const shown = all.filter(([key]) => !hidden.includes(key));
  return (
    <>
      {others.length >= mostUnhidden && <ColumnChoice columns={others} {...{ hidden, toggle, words }} />}
      <div className="@container">
        <table
          aria-busy={isLoading}
          className={classes("admin-table transition-opacity duration-150", isLoading && "opacity-60")}
        >
          <thead>
            <tr>
              {shown.map(([key, kind]) => (
                <th key={key} scope="col" data-kind={kind}>
                  <span className={kind === "tool" ? "sr-only" : undefined}>{words.column(key)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item, at) => (
              <tr key={idOf(item) ?? at} data-open={(openId !== null && openId === idOf(item)) || undefined}>
                {shown.map(([key, kind]) => {
                  const about = { "data-kind": kind, "data-label": kind === "tool" ? undefined : words.column(key) };
                  return key === naming ? (
                    <th key={key} scope="row" {...about}>
                      {cells[key]?.(item)}
                    </th>
                  ) : (
                    <td key={key} {...about}>
                      {cells[key]?.(item)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function idOf(item: unknown): string | null {
  return typeof item === "object" && item !== null && "id" in item ? String(item.id) : null;
}
