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

/**
 * FE7: Where a buyer's premium is asked it is in every total, what winning everything would cost and the budget for it included. Cards,
 * the block of an item with its quick amounts, the list of bids, the account's lists, offers and mails say each price with it to whoever
 * would pay it; a notification quotes the bid alone.
 */
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
