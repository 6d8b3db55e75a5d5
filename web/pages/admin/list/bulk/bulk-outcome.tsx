import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { describeRun } from "./describe-run.ts";
import type { BulkRun } from "./run-bulk.ts";

/** What came of a bulk action: how many were done, which were refused and why, and that the rest is as it was. */
export function BulkOutcome({ run, onClose }: { run: BulkRun; onClose: () => void }) {
  const { t } = useTranslation(["adminList", "common"]);
  const part = useRef<HTMLDivElement>(null);
  // Who waited at the button that stops it has no focus any more; who does something else is not disturbed.
  useEffect(() => {
    if (document.activeElement === null || document.activeElement === document.body) part.current?.focus();
  }, []);
  const { title, counts, notes, isWhole } = describeRun(run, t);
  return (
    <div ref={part} tabIndex={-1} className="pt-5 outline-none">
      <Notice
        live
        tone={isWhole ? "success" : "warning"}
        title={title}
        action={
          <Button size="small" kind="quiet" onClick={onClose}>
            {t("bulk.close")}
          </Button>
        }
      >
        <p className="tnum">{typography([counts, ...notes].join(" "))}</p>
        {run.refused.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-wrap [overflow-wrap:anywhere]">
            {run.refused.map(({ id, name, why }) => (
              <li key={id}>{typography(`${name}: ${why}`)}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
