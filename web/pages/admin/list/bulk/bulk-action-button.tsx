import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { BulkAction } from "./bulk-action.ts";
import type { Bulk } from "./use-bulk.ts";

/** How many the question names; their number stands in its title. */
const mostNamed = 6;

/** Offers an action for those of the picked rows that are offered it, and says what will happen before it begins. */
export function BulkActionButton<Row extends { id: number }>({
  action,
  bulk,
}: {
  action: BulkAction<Row>;
  bulk: Bulk<Row>;
}) {
  const { t } = useTranslation("adminList");
  const chosen = bulk.picked.filter(action.fits);
  /** As many as there were when it was asked: exactly these are changed. */
  const [asked, setAsked] = useState<readonly Row[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { title, text, confirm } = action.words(asked.length);
  return (
    <>
      <Button
        size="small"
        kind="outline"
        disabled={chosen.length === 0}
        onClick={() => {
          setAsked(chosen);
          setOpen(true);
        }}
      >
        {action.words(chosen.length).button}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        text={text}
        confirm={confirm}
        confirmKind="primary"
        keep={t("bulk.keep")}
        onConfirm={async () => {
          void bulk.start(asked, action.step);
          return null;
        }}
        onClose={() => setOpen(false)}
      >
        <ul className="type-small list-disc pl-5 [overflow-wrap:anywhere]">
          {asked.slice(0, mostNamed).map((row) => (
            <li key={row.id}>{bulk.nameOf(row)}</li>
          ))}
          {asked.length > mostNamed && <li>{t("bulk.further", { number: asked.length - mostNamed })}</li>}
        </ul>
        <p className="type-small mt-3 text-muted">{t("bulk.how")}</p>
      </ConfirmDialog>
    </>
  );
}
