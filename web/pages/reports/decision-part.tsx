import { useTranslation } from "react-i18next";
import type { ReportDecision } from "#contract/reports/reports.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Words } from "./words.tsx";

/** What a moderator decided, on which ground and why. */
export function DecisionPart({ decision }: { decision: ReportDecision }) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const { action, ground, reason, at } = decision;
  return (
    <section aria-labelledby="decision" className="mt-9">
      <h2 id="decision" className="type-h3">
        {t("page.decision")}
      </h2>
      <DefinitionList
        className="mt-3 border-line border-y"
        entries={[
          { term: t("page.decidedAt"), value: formatDateTime(at, locale) },
          { term: t("page.why"), value: <Words>{reason}</Words> },
          { term: t("page.action"), value: action && t(`action.${action}`) },
          { term: t("page.ground"), value: ground && t(`ground.${ground}`) },
        ]}
      />
    </section>
  );
}
