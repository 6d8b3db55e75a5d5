import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RunningLot } from "#contract/bids/running-admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveCard } from "#web/live/use-live-card.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";
import { ChangedNumber } from "#web/ui/changed-number.tsx";
import { FactLine } from "#web/ui/fact-line.tsx";

/** A running auction: what it is and whose, where it stands, how briskly it is bid on, and when it ends as things are now. */
export function RunningLine({ lot: loaded }: { lot: RunningLot }) {
  const { t } = useTranslation("runningAdmin");
  const locale = useLocale();
  const lot = useLiveCard(loaded);
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 py-4 tablet:grid-cols-[3.25rem_minmax(0,1fr)_11rem_11rem]">
      <ListingPicture
        picture={lot.picture}
        alt=""
        sizes="52px"
        silhouette={silhouetteOf(lot)}
        className="w-13 max-tablet:row-span-3"
      />
      <div className="min-w-0">
        <Link
          to={pathTo("item", locale, { id: lot.id, slug: lot.slug })}
          className="type-control inline-block min-h-6 [overflow-wrap:anywhere] hover:underline"
        >
          <bdi>{typography(lot.name)}</bdi>
        </Link>
        <p className="type-small text-muted">
          {t("line.sells")}{" "}
          <Link className="quiet-link [overflow-wrap:anywhere]" to={personAddress(lot.seller.username, locale)}>
            <bdi>{lot.seller.username}</bdi>
          </Link>
        </p>
        <FactLine className="type-small text-muted" facts={useMarks(lot)} />
      </div>
      <Status lot={lot} />
      <div className="type-small max-tablet:col-start-2 tablet:text-right">
        {lot.endsAt && (
          <>
            <p className="type-control">
              <LotTimeLeft endsAt={lot.endsAt} />
            </p>
            <p className="tnum text-muted">{formatDateTime(lot.endsAt, locale)}</p>
          </>
        )}
        {lot.extensions > 0 && <p className="text-secondary-ink">{t("line.extensions", { count: lot.extensions })}</p>}
      </div>
    </li>
  );
}

function Status({ lot }: { lot: RunningLot }) {
  const { t } = useTranslation("runningAdmin");
  const { lastMinute, lastTenMinutes, bidderCount } = lot;
  const bids = useTranslation("listing").t("bids", { count: lot.bidCount });
  return (
    <div className="type-small tnum max-tablet:col-start-2">
      <p className="type-control">
        <ChangedNumber value={lot.price}>{formatCzk(lot.price ?? 0)}</ChangedNumber>
      </p>
      <p className="text-muted">
        {bids}
        {bidderCount > 0 && `, ${t("line.bidders", { count: bidderCount })}`}
      </p>
      {lastTenMinutes > 0 && (
        <p className="text-secondary-ink">
          {t("line.lastMinute", { count: lastMinute })}
          <span className="block">{t("line.lastTenMinutes", { count: lastTenMinutes })}</span>
        </p>
      )}
    </div>
  );
}

function useMarks(lot: RunningLot) {
  const { t } = useTranslation("runningAdmin");
  const reserve = useTranslation("listing").t(`reserve.${lot.reserve}`);
  return [
    ...(lot.frozen ? [{ key: "frozen", shown: <span className="text-danger-text">{t("line.frozen")}</span> }] : []),
    { key: "reserve", shown: reserve },
    { key: "duration", shown: t(`duration.${lot.duration}`) },
  ];
}
