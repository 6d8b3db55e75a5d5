import { useTranslation } from "react-i18next";
import type { DealCase } from "#contract/deals.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What both sides say in a case, and what was decided. */
export function CaseNotes({
  matter,
  awaits = null,
}: {
  matter: DealCase;
  /** What an open case waits for from who reads it: a form for it is below, and no line says that others are waited for. */
  awaits?: "answer" | "decision" | null;
}) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  return (
    <div className="mt-2 grid gap-4">
      <div>
        <p className="type-caption text-muted">
          {t(`case.by.${matter.filedBy}`, { date: formatDate(matter.filedAt, locale) })}
        </p>
        {matter.problem && <p className="type-control mt-1">{t(`problem.${matter.problem}`)}</p>}
        <Written>{matter.note}</Written>
      </div>
      {matter.answer ? (
        <div>
          <p className="type-caption text-muted">{t("case.answer")}</p>
          <Written>{matter.answer}</Written>
        </div>
      ) : (
        matter.outcome === null &&
        awaits !== "answer" && <p className="type-small text-muted">{t("case.noAnswer")}</p>
      )}
      {matter.outcome === null && awaits !== "decision" && (
        <p className="type-small text-muted">{t("case.waiting")}</p>
      )}
      {matter.outcome !== null && (
        <div className="border-t border-line pt-4">
          <p className="type-control">
            {t(`case.outcome.${matter.outcome}`)}
            {matter.decidedAt && (
              <span className="type-caption font-normal text-muted">
                {" "}
                {formatDate(matter.decidedAt, locale)}
              </span>
            )}
          </p>
          {matter.reasons && <Written>{matter.reasons}</Written>}
        </div>
      )}
    </div>
  );
}

function Written({ children }: { children: string }) {
  return <p className="type-field mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>;
}
