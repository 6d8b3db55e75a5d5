import "#web/i18n/areas/own.ts";
import "#web/i18n/areas/record.ts";
import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { DecisionNote } from "#web/features/moderation/decision-note.tsx";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** By whom and when the listing was cancelled; a moderator's reason where the visitor may read it. */
export default function CancellationNote({
  cancellation,
  isOwn,
}: {
  cancellation: NonNullable<ListingDetail["cancellation"]>;
  /** The decision touches the reader; a moderator is not told how to object. */
  isOwn: boolean;
}) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const { by, at, rule, reason } = cancellation;
  return (
    <div className="type-small mt-4 [overflow-wrap:anywhere]">
      <p className="text-muted">{t(`cancelled.${by}`, { date: formatDate(at, locale) })}</p>
      {reason && <DecisionNote rule={rule} reason={reason} isOwn={isOwn} />}
    </div>
  );
}
