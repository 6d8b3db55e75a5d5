import { HandCoins } from "lucide-react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Offer } from "#contract/offers/offers.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { WithPremium } from "#web/features/bids/with-premium.tsx";
import { premiumOfOffer } from "#web/features/offers/premium-of-offer.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { IconRow } from "./icon-row.tsx";

/** An offer that waits for the visitor's answer. */
export function OfferRow({ offer, quiet }: { offer: Offer; quiet: boolean }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const named = offer.counterPrice ?? offer.price;
  const price = formatCzk(named);
  const words = (
    <>
      {t(offer.mine ? "overview.counterLine" : "overview.offerLine", { price })}
      <WithPremium premium={premiumOfOffer(offer)} price={named} className="type-caption" />
    </>
  );
  return (
    <IconRow icon={HandCoins} title={typography(offer.listing.name)} text={words}>
      <ButtonLink
        size="small"
        kind={quiet ? "outline" : "primary"}
        to={`${pathTo("offers", locale)}${offer.mine ? "?box=sent" : ""}`}
      >
        {t("overview.offerAction")}
      </ButtonLink>
    </IconRow>
  );
}
