import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { classes } from "#web/ui/classes.ts";
import { StepButtons } from "./step-buttons.tsx";

interface OrderedRowsProps<Row extends { id: number }> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Stores the order of all of them. */
  store: (ids: number[]) => Promise<unknown>;
  children: (row: Row) => ReactNode;
}

/** Things of the operator's in the order in which visitors see them; each is moved up and down, and stored at once. */
export function OrderedRows<Row extends { id: number }>({ rows, nameOf, store, children }: OrderedRowsProps<Row>) {
  const { t } = useTranslation("adminList");
  const { busy, press } = usePageAction();
  const move = (from: number, to: number) => {
    const ids = rows.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved !== undefined) ids.splice(to, 0, moved);
    press(() => store(ids));
  };
  return (
    <ul className="-mt-px border-line border-t">
      {rows.map((row, index) => (
        <li key={row.id} className="relative border-line border-b">
          {/* The buttons lie over the summary, so that the form below it has the whole width. */}
          <div
            className={classes(
              "[&>details]:border-b-0",
              rows.length > 1 &&
                "[&>:not(details)]:pr-24 [&>details>summary]:pr-24 [&>details>summary>svg]:mt-3 [&>details>summary>svg]:self-start",
            )}
          >
            {children(row)}
          </div>
          {rows.length > 1 && (
            <div className="absolute top-0 right-0 flex py-2.5">
              <StepButtons
                index={index}
                count={rows.length}
                up={t("up", { name: nameOf(row) })}
                down={t("down", { name: nameOf(row) })}
                busy={busy}
                move={move}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
