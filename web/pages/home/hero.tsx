import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import { usePrice } from "#web/features/currencies/currency-provider.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useLiveCard } from "#web/live/use-live-card.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { ChangedNumber } from "#web/ui/changed-number.tsx";

interface HeroProps {
  lot: ListingCard | null;
  title: string;
  text: string;
}

/** The operator's introduction, and one lot with a museum plate. */
export function Hero({ lot, title, text }: HeroProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <section className="border-line border-b bg-surface">
      <div className="container-page grid items-center gap-x-14 gap-y-8 py-8 tablet:grid-cols-2 tablet:py-10">
        <div>
          <h1 className="type-display text-primary-dark max-wide:tablet:text-[3.5rem]/[3.75rem]">
            {typography(title)}
          </h1>
          <p className="type-lead mt-6 max-w-[34ch]">{typography(text)}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink size="large" to={`${pathTo("search", locale)}?saleMode=auction`}>
              {t("browse")}
            </ButtonLink>
            <ButtonLink kind="quiet" to={pathTo("addListing", locale)}>
              {t("offer")}
            </ButtonLink>
          </div>
        </div>
        {lot && <HeroLot lot={lot} />}
      </div>
    </section>
  );
}

/** The picture of whoever sells it, whole and in a frame, with a plate at its corner as in a museum, below the label. */
function HeroLot({ lot: loaded }: { lot: ListingCard }) {
  const lot = useLiveCard(loaded);
  const { t } = useTranslation("home");
  const locale = useLocale();
  const price = usePrice();
  return (
    <div className="relative desktop:pr-24">
      <ListingPicture
        picture={lot.picture}
        alt=""
        sizes="(width >= 768px) 42vw, 88vw"
        priority
        silhouette={silhouetteOf(lot)}
        className="aspect-square rounded-block tablet:ml-auto tablet:aspect-4/5 tablet:w-[min(100%,30.4rem)]"
      />
      <Link
        to={pathTo("item", locale, { id: lot.id, slug: lot.slug })}
        className="relative z-10 mx-auto -mt-5 block tablet:-mt-10 w-[calc(100%-40px)] rounded-block bg-paper p-5 text-paper-ink shadow-lift desktop:absolute desktop:right-0 desktop:-bottom-6 desktop:mt-0 desktop:w-[270px]"
      >
        <p className="type-caption text-paper-gold-ink">{t("heroNote", { id: lot.id })}</p>
        <p lang={lot.nameLang} className="type-h5 mt-1 line-clamp-3 wrap-anywhere">
          {typography(lot.name)}
        </p>
        <p className="type-small tnum mt-3 flex justify-between gap-4 border-paper-line border-t pt-3">
          <strong className="font-semibold">
            <ChangedNumber value={lot.price}>{lot.price === null ? "" : price(lot.price)}</ChangedNumber>
          </strong>
          <span>{t("bids", { count: lot.bidCount })}</span>
        </p>
        {lot.endsAt && (
          <p className="type-caption tnum mt-1 [--color-danger:var(--color-paper-danger)]">
            <LotTimeLeft endsAt={lot.endsAt} />
          </p>
        )}
      </Link>
    </div>
  );
}
