import { useTranslation } from "react-i18next";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Bulk } from "./use-bulk.ts";

/** Picks a row for what is done with several at once; with Shift also those from the one pressed before. */
export function PickBox<Row extends { id: number }>({
  bulk,
  row,
  isBare = false,
  className,
}: {
  bulk: Bulk<Row>;
  row: Row;
  /** The box alone, where its row is a line: its words are read out. */
  isBare?: boolean;
  className?: string;
}) {
  const { t } = useTranslation("adminList");
  const words = t("bulk.pickIt", { name: bulk.nameOf(row) });
  return (
    <div className={className}>
      <Checkbox
        className="needs-script"
        label={isBare ? <VisuallyHidden>{words}</VisuallyHidden> : t("bulk.pick")}
        aria-label={words}
        checked={bulk.picked.some(({ id }) => id === row.id)}
        disabled={bulk.isRunning}
        onChange={({ target, nativeEvent }) =>
          bulk.pick(row.id, target.checked, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
        }
      />
    </div>
  );
}
