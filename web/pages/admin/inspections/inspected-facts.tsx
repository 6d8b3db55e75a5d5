import { useTranslation } from "react-i18next";
import type { InspectedListing } from "#contract/moderation/moderation.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { conditionRows } from "#web/features/listings/condition-rows.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { type Definition, DefinitionList } from "#web/ui/definition-list.tsx";

/** What the seller says of the thing and of its sale, and the description in full. */
export function InspectedFacts({ listing }: { listing: InspectedListing }) {
  const { t } = useTranslation("moderationAdmin");
  const { t: ofItem } = useTranslation("item");
  const locale = useLocale();
  const declared = conditionRows(listing.condition, ofItem, locale);
  return (
    <>
      <div className="mt-5 grid gap-x-10 desktop:grid-cols-2">
        <DefinitionList entries={useSaleFacts(listing)} />
        {declared.length > 0 && (
          <DefinitionList
            className="max-desktop:border-t max-desktop:border-line"
            entries={declared.map(([term, value]) => ({ term, value }))}
          />
        )}
      </div>
      <h3 className="type-control mt-5">{t("queue.description")}</h3>
      <p dir="auto" className="type-field mt-1 max-w-[68ch] whitespace-pre-line [overflow-wrap:anywhere]">
        {typography(listing.description)}
      </p>
    </>
  );
}

function useSaleFacts(listing: InspectedListing): Definition[] {
  const { t } = useTranslation(["moderationAdmin", "account"]);
  const locale = useLocale();
  const { nameEn, type, saleMode, brand, categoryPath, duration, handover, shippingPrice, place, country } = listing;
  const price = (amount: number | null) => (amount === null ? null : formatCzk(amount));
  const how = t(`moderationAdmin:queue.handover.${handover}`);
  const isWaiting = listing.status === "in_review";
  const fact = (key: string, value: Definition["value"]): Definition => ({
    term: t(`moderationAdmin:queue.fact.${key}`),
    value,
  });
  return [
    fact("nameEn", nameEn && <bdi lang="en">{nameEn}</bdi>),
    fact("category", categoryPath.map(({ name }) => name).join(" › ")),
    fact("brand", brand && <bdi>{brand.name}</bdi>),
    fact("mode", type === "demand" ? t("account:own.demand") : t(`account:own.mode.${saleMode}`)),
    fact("start", price(listing.startPrice)),
    fact("buyNow", price(listing.buyNowPrice)),
    fact("price", price(listing.price)),
    fact("duration", saleMode === "auction" ? t(`moderationAdmin:queue.duration.${duration}`) : null),
    fact("activateAt", isWaiting ? startOf(listing.activateAt) : null),
    fact(
      "handover",
      shippingPrice === null ? how : t("moderationAdmin:queue.shipping", { how, price: formatCzk(shippingPrice) }),
    ),
    fact("place", place && <bdi>{place}</bdi>),
    fact("country", country && <bdi>{country}</bdi>),
  ];

  function startOf(at: string | null): string {
    return at === null ? t("moderationAdmin:queue.atOnce") : formatDateTime(at, locale);
  }
}
