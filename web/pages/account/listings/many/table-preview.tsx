import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { manyListings } from "#contract/listings/many-listings.ts";
import { Button } from "#web/ui/button.tsx";

export type ReadTable = z.output<typeof manyListings.readTable.response>["data"];

interface TablePreviewProps {
  table: ReadTable;
  busy: boolean;
  onStart: () => void;
}

/** What was read, before anything is stored: how many bottles, which rows are left out and why. */
export function TablePreview({ table, busy, onStart }: TablePreviewProps) {
  const { t } = useTranslation("manyListings");
  const wrong = table.rows.filter(({ fields }) => fields === null);
  const good = table.rows.length - wrong.length;
  return (
    <div className="mt-5">
      <p className="type-control" role="status">
        {t("preview.good", { count: good })}
      </p>
      <p className="type-small mt-1 text-muted">
        {[
          t(`preview.encoding.${table.encoding}`),
          table.ignored.length > 0 && t("preview.ignored", { columns: table.ignored.join(", ") }),
        ]
          .filter(Boolean)
          .join(" ")}
      </p>
      {wrong.length > 0 && (
        <>
          <p className="type-control mt-4 text-danger-text">{t("preview.wrong", { count: wrong.length })}</p>
          <ul className="mt-2 grid gap-3 border-l-2 border-danger pl-4">
            {wrong.map(({ line, name, faults }) => (
              <li key={line} className="type-small">
                <p className="font-semibold">
                  {t("preview.row", { line })}
                  {name && `: ${name}`}
                </p>
                {faults.map(({ column, message }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a row's faults never change their order
                  <p key={index} className="[overflow-wrap:anywhere]">
                    {column && `${column}: `}
                    {message}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {good > 0 && (
        <Button className="mt-4" busy={busy} onClick={onStart}>
          {t("preview.start", { count: good })}
        </Button>
      )}
    </div>
  );
}
