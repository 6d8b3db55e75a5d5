import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deals.ts";
import { CaseNotes } from "#web/features/deals/case-notes.tsx";
import { AnswerForm } from "./answer-form.tsx";

/** The complaints of one side against the other, and the moderator's decisions; the newest first. */
export function DealCases({ deal }: { deal: Deal }) {
  const mayAnswer = deal.actions.includes("answer_case");
  const { t } = useTranslation("deals");
  return deal.cases.toReversed().map((matter) => (
    <section key={matter.id} className="mt-8 rounded-block border border-line-2 px-4.5 py-5 tablet:px-6">
      <h2 className="type-h4">{t(`case.title.${matter.kind}`)}</h2>
      <CaseNotes matter={matter} reader={deal.side} awaits={mayAnswer ? "answer" : null} />
      {mayAnswer && matter.outcome === null && <AnswerForm deal={deal} answer={matter.answer} />}
    </section>
  ));
}
