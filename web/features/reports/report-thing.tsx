import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportedThing } from "#contract/reports/report-words.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { useSession } from "#web/session/session.ts";
import { classes } from "#web/ui/classes.ts";

const ReportDialog = laterPart(() => import("./report-dialog.tsx"));

interface ReportThingProps {
  kind: ReportedThing;
  id: number;
  /** Whose it is: nobody reports what is their own. */
  ownerId: number;
  name: string;
  className?: string;
}

/** A quiet way to tell moderators of a listing, a review or a profile, for everybody; its dialog loads when it is pressed. */
export function ReportThing({ kind, id, ownerId, name, className }: ReportThingProps) {
  const { t } = useTranslation("listing");
  const user = useSession();
  const [isOpen, setOpen] = useState(false);
  if (user?.id === ownerId) return null;
  return (
    <>
      <button
        type="button"
        className={classes("needs-script screen-only quiet-link type-caption min-h-11", className)}
        aria-label={t(`report.${kind}`, { name })}
        onClick={() => setOpen(true)}
      >
        {t("report.open")}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog kind={kind} id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
