import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { trackingUrl } from "#contract/deals/tracking.ts";
import { CopyRow } from "#web/features/payments/copy-row.tsx";

/** The parcel's carrier and number: shown to both sides, and to the moderator of their case. */
export function Parcel({
  deal: { status, carrier, trackingNumber },
}: {
  deal: Pick<Deal, "status" | "carrier" | "trackingNumber">;
}) {
  const { t } = useTranslation("deals");
  const track = trackingUrl(carrier, trackingNumber);
  if (!carrier || status === "cancelled") return null;
  return (
    <dl className="divide-y divide-line border-y border-line">
      <div className="py-2.5">
        <dt className="type-caption text-muted">{t("parcel.carrier")}</dt>
        <dd className="type-control">{t(`carrier.${carrier}`)}</dd>
      </div>
      {trackingNumber && <CopyRow label={t("parcel.number")} shown={trackingNumber} copied={trackingNumber} />}
      {track && (
        <div className="py-2.5">
          <dt className="sr-only">{t("parcel.track")}</dt>
          <dd>
            <a
              href={track}
              target="_blank"
              rel="noopener noreferrer"
              className="quiet-link type-small inline-block min-h-11 content-center"
            >
              {t("parcel.track")}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
