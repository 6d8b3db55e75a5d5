import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { AmountRow } from "#web/features/bids/amount-row.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";

/** The thing and all that it costs. */
export function DealSum({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const isByHand = deal.handover === "in_person";
  const postage =
    deal.shipping === null
      ? t(deal.handover === "both" ? "sum.byChoice" : "sum.byAgreement")
      : isByHand
        ? t("sum.inPerson")
        : formatCzk(deal.shipping);
  return (
    <div className="flex gap-5">
      <ListingPicture
        picture={deal.listing.picture}
        alt=""
        sizes="96px"
        silhouette={silhouetteOf(deal.listing)}
        className="w-24 shrink-0 self-start rounded-block"
      />
      <dl className="grid grow content-start gap-1.5">
        <AmountRow label={t("sum.price")} value={formatCzk(deal.price)} />
        <AmountRow label={t("sum.shipping")} value={postage} />
        <AmountRow
          strong
          label={t(deal.shipping === null ? "sum.totalOpen" : "sum.total")}
          value={formatCzk(deal.total)}
        />
        {deal.fees.map(({ kind, amount }) => (
          <AmountRow key={kind} label={t(`sum.fee.${kind}`)} value={formatCzk(amount)} />
        ))}
        {deal.fees.length > 0 && <dd className="type-caption text-muted">{t("sum.billed")}</dd>}
      </dl>
    </div>
  );
}
