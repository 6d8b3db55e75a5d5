import { useTranslation } from "react-i18next";
import type { DealCase } from "#contract/deals/case-kinds.ts";
import { type DealSide, dealSides } from "#contract/deals/deal-steps.ts";
import { Photograph } from "#web/features/messages/photograph.tsx";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What both sides say in a case, and what was decided. */
export function CaseNotes({
  caseFile,
  reader = null,
  awaits = null,
}: {
  caseFile: DealCase;
  /** Which side of the deal reads it; null: a moderator. */
  reader?: DealSide | null;
  /** What an open case waits for from the reader: its form is below, so no line says that others are waited for. */
  awaits?: "answer" | "decision" | null;
}) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const isOpen = caseFile.outcome === null;
  // As long as it can be changed, the reader's own answer stands in its field.
  const isInField = isOpen && awaits === "answer";
  const isOwnAnswer = reader !== null && reader !== caseFile.filedBy;
  return (
    <div className="mt-2 grid gap-4">
      <div>
        <p className="type-caption text-muted">
          {t(`case.by.${caseFile.filedBy}`, { date: formatDate(caseFile.filedAt, locale) })}
        </p>
        {caseFile.problem && <p className="type-control mt-1">{t(`problem.${caseFile.problem}`)}</p>}
        <Written>{caseFile.note}</Written>
      </div>
      {caseFile.answer && !isInField && (
        <div>
          <p className="type-caption text-muted">{t(isOwnAnswer ? "case.own" : "case.answer")}</p>
          <Written>{caseFile.answer}</Written>
        </div>
      )}
      <Photographs caseFile={caseFile} />
      {isOpen && !caseFile.answer && !isInField && <p className="type-small text-muted">{t("case.noAnswer")}</p>}
      {isOpen && awaits !== "decision" && (
        <p className="type-small text-muted">{t(isInField ? "case.waitingForYou" : "case.waiting")}</p>
      )}
      {!isOpen && (
        <div className="border-t border-line pt-4">
          <p className="type-control">
            {t(`case.outcome.${caseFile.outcome}`)}
            {caseFile.decidedAt && (
              <span className="type-caption font-normal text-muted"> {formatDate(caseFile.decidedAt, locale)}</span>
            )}
          </p>
          {caseFile.reasons && <Written>{caseFile.reasons}</Written>}
        </div>
      )}
    </div>
  );
}

/** What each side has shown. */
function Photographs({ caseFile }: { caseFile: DealCase }) {
  const { t } = useTranslation("deals");
  return dealSides.map((side) => {
    const shown = caseFile.photographs.filter((each) => each.side === side);
    if (shown.length === 0) return null;
    return (
      <div key={side}>
        <p className="type-caption text-muted">{t(`photographs.${side}`)}</p>
        <ul className="mt-2 flex flex-wrap gap-3">
          {shown.map(({ picture }) => (
            <li key={picture.id}>
              <Photograph picture={picture} label={t(`photographs.${side}`)} className="w-32" />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Written({ children }: { children: string }) {
  return (
    <p className="type-field mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
      <bdi>{typography(children)}</bdi>
    </p>
  );
}
