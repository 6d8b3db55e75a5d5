import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingCard } from "#contract/auctions.ts";
import { pathTo } from "#web/addresses.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { formatCzk } from "#web/format/money.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** What the house is, and one lot of it with a museum plate. */
export function Hero({ lot }: { lot: ListingCard | null }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section className="bg-ground text-paper-ink">
      <div className="container-page grid items-center gap-x-12 gap-y-9 py-10 tablet:grid-cols-2 tablet:py-0 desktop:grid-cols-[1.05fr_1fr]">
        <div className="tablet:py-16">
          <h1 className="type-display text-teal">{typography(t("title"))}</h1>
          <p className="type-lead mt-6 max-w-[34ch]">{typography(t("lead"))}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink kind="teal" size="large" to={`${pathTo("search", locale)}?saleMode=auction`}>
              {t("browse")}
            </ButtonLink>
            <ButtonLink
              kind="quiet"
              size="large"
              to={pathTo("addAdvertisement", locale)}
              className="text-teal!"
            >
              {t("offer")}
            </ButtonLink>
          </div>
        </div>
        {lot && <HeroLot lot={lot} />}
      </div>
    </section>
  );
}

function HeroLot({ lot }: { lot: ListingCard }) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <div className="relative -mx-5 tablet:mx-0">
      <div className="mx-auto max-w-[560px]">
        <ListingPicture picture={lot.picture} alt={lot.name} sizes="(width >= 768px) 46vw, 100vw" priority />
      </div>
      <Link
        to={pathTo("item", locale, { id: lot.id, slug: lot.slug })}
        className="absolute right-5 bottom-5 block w-[min(280px,calc(100%-40px))] rounded-block bg-paper p-5 shadow-lift tablet:right-0 tablet:bottom-10"
      >
        <p className="type-caption text-paper-gold-ink">{t("heroNote", { id: lot.id })}</p>
        <p className="type-h5 mt-1">{typography(lot.name)}</p>
        <p className="type-small tnum mt-3 flex justify-between gap-4 border-paper-line border-t pt-3">
          <strong className="font-semibold">{lot.price === null ? "" : formatCzk(lot.price, locale)}</strong>
          <span>{t("bids", { count: lot.bidCount })}</span>
        </p>
        {lot.endsAt && (
          <p className="type-caption tnum mt-1">
            <LotTimeLeft endsAt={lot.endsAt} />
          </p>
        )}
      </Link>
    </div>
  );
}
