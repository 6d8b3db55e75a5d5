import { useTranslation } from "react-i18next";
import type { ProductTable } from "#contract/products/product-table.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";

type Row = ProductTable["rows"][number];

/** What a table would add, change and refuse, row by row, before anything is stored. */
export function TablePreview({
  name,
  table: { counts, rows, ignored },
  busy,
  onApply,
}: {
  name: string;
  table: ProductTable;
  busy: boolean;
  onApply: () => void;
}) {
  const { t } = useTranslation("productAdmin");
  const steps = counts.add + counts.change;
  const described = rows.filter(({ action }) => action === "refused").length;
  return (
    <div className="mt-6">
      <div role="status">
        <p className="type-control [overflow-wrap:anywhere]">{t("table.preview", { name })}</p>
        <p className="type-small tnum mt-1 text-muted">{t("table.counts", counts)}</p>
        {steps === 0 && <p className="type-small mt-1">{t("table.nothing")}</p>}
        {counts.refused > 0 && (
          <p className="type-small mt-1 text-danger-text">{t("table.refused", { count: counts.refused })}</p>
        )}
        {ignored.length > 0 && (
          <p className="type-small mt-1 text-muted [overflow-wrap:anywhere]">
            {t("table.ignored", { columns: ignored.join(", ") })}
          </p>
        )}
      </div>
      {steps > 0 && (
        <Button busy={busy} onClick={onApply} className="mt-4">
          {t("table.apply", { count: steps })}
        </Button>
      )}
      {rows.length > 0 && (
        <ul className="mt-6 divide-y divide-line border-line border-y">
          {rows.map((row) => (
            <PreviewRow key={row.line} row={row} />
          ))}
        </ul>
      )}
      {counts.refused > described && (
        <p className="type-small mt-3 text-muted">{t("table.more", { number: counts.refused - described })}</p>
      )}
    </div>
  );
}

function PreviewRow({ row: { line, action, sku, name, changes, faults } }: { row: Row }) {
  const { t } = useTranslation("productAdmin");
  const isRefused = action === "refused";
  return (
    <li
      className={classes(
        "grid gap-x-6 gap-y-1 py-3 tablet:grid-cols-[9rem_minmax(0,1fr)]",
        isRefused && "border-l-2 border-l-danger pl-3",
      )}
    >
      <p className="type-small tnum text-muted">
        {t("table.row", { line })}
        <span className={classes("block", isRefused ? "text-danger-text" : "text-ink")}>
          {t(`table.action.${action}`)}
        </span>
      </p>
      <div className="type-small min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{[sku, name].filter(Boolean).join(" · ")}</p>
        {changes.map(({ field, from, to }) => (
          <p key={field} className="line-clamp-4">
            {t("table.from", { field, from: from || t("table.empty"), to: to || t("table.empty") })}
          </p>
        ))}
        {faults.map(({ column, message }) => (
          <p key={`${column} ${message}`} className="text-danger-text">
            {column && `${column}: `}
            {message}
          </p>
        ))}
      </div>
    </li>
  );
}
