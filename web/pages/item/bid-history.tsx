import { useTranslation } from "react-i18next";
import type { BidLine } from "#contract/bids.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PageSection } from "./page-section.tsx";

/** Every public bid, newest first: prices only. What was withdrawn stays, struck through, with its reason. */
export function BidHistory({ bids }: { bids: BidLine[] }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return (
    <PageSection id="bids" title={t("section.bids")}>
      {bids.length === 0 ? (
        <p className="text-muted">{t("noBids")}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="type-caption border-line-2 border-b text-muted">
              <th className="py-2 pr-4 font-normal">{t("bidder")}</th>
              <th className="py-2 pr-4 font-normal">{t("time")}</th>
              <th className="py-2 text-right font-normal">{t("priceAfter")}</th>
            </tr>
          </thead>
          <tbody>
            {bids.map((bid, index) => (
              <tr key={bid.sequence} className="border-line border-b align-top">
                <td className="type-small py-3 pr-4">
                  <span className={bid.mine ? "font-semibold" : undefined}>
                    {bid.mine ? t("you") : bid.bidder}
                  </span>
                  {index === 0 && bid.leads && !bid.retractedAt && (
                    <span className="type-caption block text-muted">{t("leads")}</span>
                  )}
                  {bid.retractedAt && (
                    <span className="type-caption block text-muted">
                      {t("retracted", { reason: bid.retractionReason ?? "" })}
                    </span>
                  )}
                </td>
                <td className="type-small tnum py-3 pr-4 text-muted">
                  {formatDateTime(bid.placedAt, locale)}
                </td>
                <td className="type-small tnum py-3 text-right font-semibold">
                  {bid.retractedAt ? (
                    <s className="font-normal text-muted">{formatCzk(bid.price, locale)}</s>
                  ) : (
                    formatCzk(bid.price, locale)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PageSection>
  );
}
