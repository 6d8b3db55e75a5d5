import "#web/i18n/areas/item.ts";
import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/offers/offers.ts";
import { OfferEntry } from "#web/features/offers/offer-entry.tsx";
import { PageSection } from "#web/pages/item/page-section.tsx";

/** The offers to the own listing, what waits for an answer first. */
export default function ReceivedOffers({ offers }: { offers: Offer[] }) {
  const { t } = useTranslation("offers");
  return (
    <PageSection id="offers" title={t("received.title")}>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <li key={offer.id} className="py-4 first:pt-0">
            <OfferEntry offer={offer} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
