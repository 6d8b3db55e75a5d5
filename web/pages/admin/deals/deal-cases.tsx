import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DealFile } from "#contract/deals/deal-admin.ts";
import { CaseNotes } from "#web/features/deals/case-notes.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { useHasScope } from "#web/session/use-has-scope.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** What the sides of a deal have reported, and for moderators the way to the decision. */
export function DealCases({ deal: { id, cases } }: { deal: DealFile }) {
  const { t } = useTranslation("dealAdmin");
  const { t: tDeals } = useTranslation("deals");
  const locale = useLocale();
  const mayDecide = useHasScope("moderation");
  if (cases.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="type-h4">{t("cases", { count: cases.length })}</h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {cases.map((caseFile) => (
          <li key={caseFile.id} className="py-4">
            <h3 className="type-h5">{tDeals(`case.title.${caseFile.kind}`)}</h3>
            <CaseNotes caseFile={caseFile} awaits={caseFile.outcome === null ? "decision" : null} />
            {mayDecide && caseFile.outcome === null && (
              <ButtonLink className="mt-4" kind="outline" to={`${pathTo("cases", locale)}?q=${id}`}>
                {t("decide")}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
