import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { AmountRow } from "./amount-row.tsx";
import { PremiumRow } from "./premium-row.tsx";
import { allInTotal } from "./totals.ts";

/** For the buyer of the item: the sum to be paid, and the next step. */
export function BoughtTotal({ listing, lot }: { listing: ListingDetail; lot: LotState }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  const price = lot.price ?? 0;
  const { total, premium, kind } = allInTotal(price, listing);
  return (
    <div className="mt-4 grid gap-4">
      <dl className="grid gap-1.5">
        <AmountRow
          label={t(listing.saleMode === "auction" && (lot.soldBy ?? "bid") === "bid" ? "won.price" : "won.bought")}
          value={formatCzk(price)}
        />
        <PremiumRow premium={premium} />
        {kind === "shipped" && listing.shippingPrice !== null && (
          <AmountRow label={t("won.shipping")} value={formatCzk(listing.shippingPrice)} />
        )}
        <AmountRow strong label={t(`won.total.${kind}`)} value={formatCzk(total)} />
      </dl>
      <ButtonLink wide to={`${pathTo("deals", locale)}?listing=${listing.id}`}>
        {t("action.pay")}
      </ButtonLink>
      <p className="type-caption text-muted">{t("note.won")}</p>
    </div>
  );
}
