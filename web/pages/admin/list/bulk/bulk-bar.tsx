import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { LiveRegion } from "#web/ui/live-region.tsx";
import { Progress } from "#web/ui/progress.tsx";
import type { BulkAction } from "./bulk-action.ts";
import { BulkActionButton } from "./bulk-action-button.tsx";
import { BulkOutcome } from "./bulk-outcome.tsx";
import { passedOf } from "./run-bulk.ts";
import type { Bulk } from "./use-bulk.ts";

/** Above a list: how many rows are picked, what may be done with them, how far that is, and what came of it. */
export function BulkBar<Row extends { id: number }>({
  bulk,
  actions,
  children,
}: {
  bulk: Bulk<Row>;
  actions: readonly BulkAction<Row>[];
  /** Further tools for the picked rows. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("adminList");
  const { rows, picked, run, isRunning } = bulk;
  const isInUse = picked.length > 0 || isRunning;
  return (
    <section aria-label={t("bulk.title")} className="needs-script contents">
      {run?.end && <BulkOutcome run={run} onClose={bulk.forget} />}
      {(rows.length > 0 || isRunning) && (
        <div
          className={classes(
            "z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-light py-2",
            // It stays in sight only where something is picked; below the bar of the back office.
            isInUse && "sticky top-12",
          )}
        >
          {isRunning ? (
            <Running bulk={bulk} />
          ) : (
            <>
              <Checkbox
                label={t("bulk.all")}
                checked={picked.length === rows.length}
                onChange={({ target }) => bulk.pickAll(target.checked)}
              />
              <p className="type-small tnum text-muted">
                {t("bulk.picked", { number: picked.length, total: rows.length })}
              </p>
              <div className="flex flex-wrap gap-2">
                {actions.map((action) => (
                  <BulkActionButton key={action.key} action={action} bulk={bulk} />
                ))}
                {children}
              </div>
            </>
          )}
        </div>
      )}
      <LiveRegion text={picked.length > 0 && !isRunning ? t("bulk.said", { number: picked.length }) : ""} />
    </section>
  );
}

/** How far it is, and the way to stop it, where the focus waits. */
function Running<Row extends { id: number }>({ bulk: { run, isStopping, stop } }: { bulk: Bulk<Row> }) {
  const { t } = useTranslation("adminList");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (!run) return null;
  const [passed, total] = [passedOf(run), run.total];
  const text = t("bulk.progress", { passed, total });
  return (
    <>
      <div className="min-w-40 grow">
        <p className="type-small tnum">{text}</p>
        <Progress className="mt-1.5" value={passed / total} label={t("bulk.running")} />
      </div>
      <Button ref={button} size="small" kind="outline" busy={isStopping} onClick={stop}>
        {t("bulk.stop")}
      </Button>
      <LiveRegion text={text} />
    </>
  );
}
