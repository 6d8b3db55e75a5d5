import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { StepButtons } from "./step-buttons.tsx";

interface OrderedRowsProps<Row extends { id: number }> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Stores the order of all of them. */
  store: (ids: number[]) => Promise<unknown>;
  children: (row: Row) => ReactNode;
}

/** Things of the operator's in the order in which visitors see them; each is moved up and down, and stored at once. */
export function OrderedRows<Row extends { id: number }>({
  rows,
  nameOf,
  store,
  children,
}: OrderedRowsProps<Row>) {
  const { t } = useTranslation("deskList");
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
        <li key={row.id} className="flex items-start gap-2 border-line border-b">
          <div className="min-w-0 grow [&>details]:border-b-0">{children(row)}</div>
          {rows.length > 1 && (
            <div className="flex shrink-0 py-3">
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
