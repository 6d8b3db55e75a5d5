import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { OwnReport } from "#contract/reports/reports.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Words } from "./words.tsx";

/** An appeal, one's own or the other side's, and what came of it. */
export function AppealPart({ appeal, side }: { appeal: OwnReport["appeals"][number]; side: OwnReport["side"] }) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const titleId = useId();
  const { at, text, decision } = appeal;
  const off = decision?.listing;
  return (
    <section aria-labelledby={titleId} className="mt-9">
      <h2 id={titleId} className="type-h3">
        {t(appeal.side === side ? "appeal.own" : "appeal.others")}
      </h2>
      <DefinitionList
        className="mt-3 border-line border-y"
        entries={[
          { term: t("appeal.at"), value: formatDateTime(at, locale) },
          { term: t("appeal.text"), value: text && <Words>{text}</Words> },
          { term: t("appeal.outcome"), value: t(`appeal.is.${decision?.outcome ?? "open"}`) },
          { term: t("page.decidedAt"), value: decision && formatDateTime(decision.at, locale) },
          { term: t("page.why"), value: decision && <Words>{decision.reason}</Words> },
          { term: t("page.action"), value: decision?.action && t(`action.${decision.action}`) },
          { term: t("page.ground"), value: decision?.ground && t(`ground.${decision.ground}`) },
          { term: t("kind.listing"), value: off && t(`listing.is.${off}`) },
          {
            term: t("listing.advice"),
            value: side === "reported" && off && off !== "back" && off !== "again" && t(`listing.can.${off}`),
          },
        ]}
      />
    </section>
  );
}
