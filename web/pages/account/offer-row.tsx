import { HandCoins } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/deals/offers.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** An offer that waits for the visitor's answer. */
export function OfferRow({ offer }: { offer: Offer }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const price = formatCzk(offer.counterPrice ?? offer.price, locale);
  const words = offer.mine ? t("overview.counterLine", { price }) : t("overview.offerLine", { price });
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-5.5 gap-y-3 border-b border-line py-4 tablet:col-span-full tablet:grid-cols-subgrid">
      <HandCoins aria-hidden="true" strokeWidth={1.25} className="size-9 justify-self-center text-primary" />
      <div className="min-w-0">
        <h2 className="type-lot">{typography(offer.listing.name)}</h2>
        <p className="type-small mt-0.5">{words}</p>
      </div>
      <div className="max-tablet:col-start-2 tablet:justify-self-end wide:col-span-2">
        <ButtonLink size="small" to={`${pathTo("offers", locale)}${offer.mine ? "?box=sent" : ""}`}>
          {t("overview.offerAction")}
        </ButtonLink>
      </div>
    </li>
  );
}
