import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deals.ts";
import { CopyRow } from "./copy-row.tsx";

/** The parcel's carrier and number: shown to both sides, and to the moderator of their case. */
export function Parcel({
  deal: { status, carrier, trackingNumber },
}: {
  deal: Pick<Deal, "status" | "carrier" | "trackingNumber">;
}) {
  const { t } = useTranslation("deals");
  if (!carrier || status === "cancelled") return null;
  return (
    <dl className="divide-y divide-line border-y border-line">
      <div className="py-2.5">
        <dt className="type-caption text-muted">{t("parcel.carrier")}</dt>
        <dd className="type-control">{t(`carrier.${carrier}`)}</dd>
      </div>
      {trackingNumber && (
        <CopyRow label={t("parcel.number")} shown={trackingNumber} copied={trackingNumber} />
      )}
    </dl>
  );
}
