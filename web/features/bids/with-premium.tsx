import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { classes } from "#web/ui/classes.ts";
import { premiumOf } from "./totals.ts";

interface WithPremiumProps {
  premium: ListingDetail["buyerPremium"];
  /** CZK; null: there is no price. */
  price: number | null;
  className?: string;
}

/** A price with the buyer's premium, where one is asked (rule FE7). */
export function WithPremium({ premium, price, className }: WithPremiumProps) {
  const { t } = useTranslation("listing");
  const added = price === null ? 0 : premiumOf(premium, price);
  if (price === null || added === 0) return null;
  return (
    <span className={classes("tnum block text-muted", className ?? "type-small")}>
      {t("price.withPremium", { price: formatCzk(price + added) })}
    </span>
  );
}
