import { Clock, HandCoins, KeyRound, type LucideIcon, Search, Tag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListingDetail, LotState } from "#contract/auctions.ts";
import { pathTo } from "#web/addresses.ts";
import { formatDate } from "#web/format/dates.ts";
import { formatCzk } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { blockBody, blockFrame } from "./block-frame.ts";

type OfferKind = "demand" | "fixed_price" | "by_agreement";

const icons: Record<OfferKind, LucideIcon> = { demand: Search, fixed_price: Tag, by_agreement: HandCoins };

/** The block of a listing that takes no bids: what it costs, how it is handed over, what comes next. */
export function OfferBlock({ listing, lot }: { listing: ListingDetail; lot: LotState }) {
  const { t } = useTranslation("bidding");
  const locale = useLocale();
  const kind: OfferKind =
    listing.type === "demand"
      ? "demand"
      : listing.saleMode === "fixed_price"
        ? "fixed_price"
        : "by_agreement";
  const own = lot.viewer?.isSeller === true;
  const over = lot.status !== "live" && lot.status !== "scheduled";
  const Icon = over ? Clock : own ? KeyRound : icons[kind];
  const band = over
    ? `over.${lot.status === "sold" ? "sold" : lot.status === "cancelled" ? "cancelled" : "ended"}`
    : own
      ? "own"
      : kind;
  return (
    <section aria-label={t(`offer.label.${kind}`)} className={blockFrame}>
      <div className="flex items-start gap-4 rounded-t-block bg-info-tint px-4.5 py-4.5 tablet:px-6 tablet:py-5">
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-5.5 shrink-0" />
        <div>
          <p className="text-lg/7 font-semibold">{t(`offer.${band}.title`)}</p>
          <p className="type-small">{t(`offer.${band}.text`)}</p>
        </div>
      </div>
      <div className={blockBody}>
        <p className="type-small text-muted">
          {t(lot.status === "sold" ? "price.soldFor" : `offer.price.${kind}`)}
        </p>
        <p className="type-price">{lot.price === null ? t("price.none") : formatCzk(lot.price, locale)}</p>
        <OfferFacts listing={listing} kind={kind} />
        {own && !over ? (
          <ButtonLink
            size="large"
            wide
            className="mt-5"
            to={pathTo("editAdvertisement", locale, { id: listing.id })}
          >
            {t("action.edit")}
          </ButtonLink>
        ) : (
          !over && (
            <p className="type-caption mt-4 text-muted">
              {t(`offer.contact.${kind === "demand" ? "demand" : "supply"}`)}
            </p>
          )
        )}
      </div>
    </section>
  );
}

function OfferFacts({ listing, kind }: { listing: ListingDetail; kind: OfferKind }) {
  const { t } = useTranslation("bidding");
  const locale = useLocale();
  const { shippingPrice, handover, place } = listing;
  const sent = kind !== "demand" && handover !== "in_person";
  const rows: [string, ReactNode][] = [
    [
      t("offer.handover"),
      <>
        {t(`handover.${handover}`)}
        {handover !== "post" && place && (
          <>
            , <bdi>{place}</bdi>
          </>
        )}
      </>,
    ],
    ...(sent
      ? [
          [
            t("offer.shipping"),
            shippingPrice === null ? t("offer.shippingByAgreement") : formatCzk(shippingPrice, locale),
          ] as [string, ReactNode],
        ]
      : []),
    ...(listing.endsAt
      ? [[t("offer.until"), formatDate(listing.endsAt, locale)] as [string, ReactNode]]
      : []),
  ];
  return (
    <dl className="type-small mt-4 divide-y divide-line border-y border-line">
      {rows.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-4 py-2.5">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
