import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ReportHistory } from "#contract/seller-reports/seller-report-messages.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { typography } from "#web/format/typography.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { DifferenceLine } from "./difference-line.tsx";
import { MessageLine } from "./message-line.tsx";

/** So many differences are named; the others are counted. */
const shownDifferences = 20;

/** What the tax office was told of a year, when and by whom, and what differs from it now (rule TR8). */
export function MessageHistory({ year, history }: { year: number; history: ReportHistory }) {
  const { t } = useTranslation("sellerReports");
  const titleId = useId();
  const { busy, press } = usePageAction();
  const { messages, differences, operatorDiffers } = history;
  const isFirst = messages.length === 0;
  const differs = differences.length > 0 || operatorDiffers;
  const make = () => browserApi.sellerReportMessages.make({ params: { year: String(year) } });
  return (
    <section aria-labelledby={titleId} className="mt-6 max-w-180">
      <h2 id={titleId} className="type-h4">
        {t("messages.title")}
      </h2>
      {isFirst ? (
        <p className="type-small mt-1 text-muted">{typography(t("messages.none"))}</p>
      ) : (
        <ul aria-labelledby={titleId} className="mt-3 divide-y divide-line border-line border-y">
          {messages.map((message, at) => (
            <MessageLine key={message.id} message={message} isLatest={at === 0} />
          ))}
        </ul>
      )}
      {!isFirst && !differs && <p className="type-small mt-3 text-muted">{t("messages.same")}</p>}
      {!isFirst && differs && (
        <>
          <h3 className="type-control mt-4">{t("messages.differs")}</h3>
          <ul className="type-small mt-1 grid gap-1">
            {operatorDiffers && <li>{t("messages.operator")}</li>}
            {differences.slice(0, shownDifferences).map((each) => (
              <DifferenceLine key={each.userId} difference={each} />
            ))}
            {differences.length > shownDifferences && (
              <li>{t("messages.more", { count: differences.length - shownDifferences })}</li>
            )}
          </ul>
        </>
      )}
      {(isFirst || differs) && (
        <Button kind="outline" className="mt-4" busy={busy} onClick={() => press(make)}>
          {t(isFirst ? "messages.make" : "messages.correct")}
        </Button>
      )}
    </section>
  );
}
