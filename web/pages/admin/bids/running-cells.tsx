import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { RunningLot } from "#contract/bids/running-admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLiveCard } from "#web/live/use-live-card.ts";
import { personAddress } from "#web/pages/admin/audit/thing-address.ts";
import type { CellsOf } from "#web/pages/admin/list/list-of.ts";
import { ChangedNumber } from "#web/ui/changed-number.tsx";
import type { runningList } from "./running-list.ts";

interface OfLot {
  lot: RunningLot;
  locale: Locale;
}

/** A running auction: what it is and whose, where it stands, how briskly it is bid on, and when it ends as things are now. */
export const runningCells = (locale: Locale): CellsOf<typeof runningList, RunningLot> => ({
  picture: (lot) => (
    <ListingPicture picture={lot.picture} alt="" sizes="44px" silhouette={silhouetteOf(lot)} className="w-11" />
  ),
  name: (lot) => <Name {...{ lot, locale }} />,
  seller: ({ seller: { username } }) => (
    <Link className="quiet-link [overflow-wrap:anywhere]" to={personAddress(username, locale)}>
      <bdi>{username}</bdi>
    </Link>
  ),
  price: (lot) => <Price lot={lot} />,
  bids: (lot) => <Bids lot={lot} />,
  brisk: (lot) => <Brisk lot={lot} />,
  reserve: (lot) => <Reserve lot={lot} />,
  ends: (lot) => <Ends {...{ lot, locale }} />,
});

function Name({ lot: loaded, locale }: OfLot) {
  const { t } = useTranslation("runningAdmin");
  const { id, slug, name, frozen } = useLiveCard(loaded);
  return (
    <>
      <Link
        to={pathTo("item", locale, { id, slug })}
        className="type-control inline-block min-h-6 [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{typography(name)}</bdi>
      </Link>
      {frozen && <span className="block text-danger-text">{t("line.frozen")}</span>}
    </>
  );
}

function Price({ lot }: { lot: RunningLot }) {
  const { price } = useLiveCard(lot);
  return (
    <strong className="font-semibold">
      <ChangedNumber value={price}>{formatCzk(price ?? 0)}</ChangedNumber>
    </strong>
  );
}

function Bids({ lot }: { lot: RunningLot }) {
  const { t } = useTranslation("runningAdmin");
  const { bidCount, bidderCount } = useLiveCard(lot);
  const bids = useTranslation("listing").t("bids", { count: bidCount });
  return (
    <>
      {bids}
      {bidderCount > 0 && <span className="block text-muted">{t("line.bidders", { count: bidderCount })}</span>}
    </>
  );
}

function Brisk({ lot }: { lot: RunningLot }) {
  const { t } = useTranslation("runningAdmin");
  const { lastMinute, lastTenMinutes } = useLiveCard(lot);
  return (
    lastTenMinutes > 0 && (
      <span className="text-secondary-ink">
        {t("line.lastMinute", { count: lastMinute })}
        <span className="block">{t("line.lastTenMinutes", { count: lastTenMinutes })}</span>
      </span>
    )
  );
}

function Reserve({ lot }: { lot: RunningLot }) {
  const { t } = useTranslation("runningAdmin");
  const { reserve, duration } = useLiveCard(lot);
  const said = useTranslation("listing").t(`reserve.${reserve}`);
  return (
    <>
      {said}
      <span className="block text-muted">{t(`duration.${duration}`)}</span>
    </>
  );
}

function Ends({ lot, locale }: OfLot) {
  const { t } = useTranslation("runningAdmin");
  const { endsAt, extensions } = useLiveCard(lot);
  return (
    <>
      {endsAt && (
        <>
          <strong className="font-semibold">
            <LotTimeLeft endsAt={endsAt} />
          </strong>
          <span className="block text-muted">{formatDateTime(endsAt, locale)}</span>
        </>
      )}
      {extensions > 0 && (
        <span className="block text-secondary-ink">{t("line.extensions", { count: extensions })}</span>
      )}
    </>
  );
}
