import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { type DealCase, maxCasePhotographs } from "#contract/deals/case-kinds.ts";
import type { Deal } from "#contract/deals/deal.ts";
import { CaseNotes } from "#web/features/deals/case-notes.tsx";
import { PhotographButton } from "#web/features/messages/photograph-button.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** The complaints of one side against the other, and the moderator's decisions; the newest first. */
export function DealCases({ deal }: { deal: Deal }) {
  const mayAnswer = deal.actions.includes("answer_case");
  const { t } = useTranslation("deals");
  return deal.cases.toReversed().map((caseFile) => (
    <section key={caseFile.id} className="mt-8 rounded-block border border-line-2 px-4.5 py-5 tablet:px-6">
      <h2 className="type-h4">{t(`case.title.${caseFile.kind}`)}</h2>
      <CaseNotes caseFile={caseFile} reader={deal.side} awaits={mayAnswer ? "answer" : null} />
      {caseFile.outcome === null && <AddPhotographs deal={deal} caseFile={caseFile} />}
      {mayAnswer && caseFile.outcome === null && <AnswerForm deal={deal} answer={caseFile.answer} />}
    </section>
  ));
}

/** What a side shows beside its words, while nobody has decided. */
function AddPhotographs({ deal, caseFile }: { deal: Deal; caseFile: DealCase }) {
  const { t } = useTranslation("deals");
  const { revalidate } = useRevalidator();
  const own = caseFile.photographs.filter(({ side }) => side === deal.side).length;
  if (own >= maxCasePhotographs) return null;
  return (
    <div className="mt-4 grid gap-2">
      <PhotographButton targetOf={async () => `/api/me/deals/${deal.id}/case-photographs`} onSent={revalidate} />
      <p className="type-caption text-muted">{t("photographs.hint", { count: maxCasePhotographs })}</p>
    </div>
  );
}
