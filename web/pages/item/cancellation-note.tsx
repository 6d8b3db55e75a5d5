import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/auctions.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Who took the listing off and when; a moderator's reason where one may read it. */
export function CancellationNote({ listing: { cancellation } }: { listing: ListingDetail }) {
  const { t } = useTranslation("sales");
  const locale = useLocale();
  if (!cancellation) return null;
  const { by, at, reason } = cancellation;
  return (
    <div className="type-small mt-4 [overflow-wrap:anywhere]">
      <p className="text-muted">{t(`cancelled.${by}`, { date: formatDate(at, locale) })}</p>
      {reason && (
        <p className="mt-1 whitespace-pre-line">
          {t("cancelled.reason")} <bdi>{typography(reason)}</bdi>
        </p>
      )}
      {reason && <p className="mt-1 text-muted">{t("cancelled.objection")}</p>}
    </div>
  );
}
