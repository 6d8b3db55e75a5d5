import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListingCard } from "#contract/listings/listings.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { usePrice } from "#web/features/currency/currency-provider.tsx";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { LotTimeLeft } from "#web/features/listings/lot-time-left.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { useLiveCard } from "#web/features/live/use-live-card.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
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
    <section className="overflow-hidden bg-ground text-paper-ink">
      <div className="container-page grid items-center gap-x-10 pt-10 tablet:grid-cols-2 tablet:pt-0">
        <div className="tablet:py-16">
          <h1 className="type-display text-teal max-wide:tablet:text-[3.5rem]/[3.75rem]">
            {typography(title)}
          </h1>
          <p className="type-lead mt-6 max-w-[34ch]">{typography(text)}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
            <ButtonLink kind="teal" size="large" to={`${pathTo("search", locale)}?saleMode=auction`}>
              {t("browse")}
            </ButtonLink>
            <ButtonLink kind="quiet" to={pathTo("addListing", locale)} className="text-teal!">
              {t("offer")}
            </ButtonLink>
          </div>
        </div>
        {lot && <HeroLot lot={lot} />}
      </div>
    </section>
  );
}

/** The picture's edges fade into the ground, so that the bottle stands in the room and not on a card. */
const fade =
  "rounded-none! [mask-composite:intersect] [mask-image:linear-gradient(to_right,transparent,black_22%,black_78%,transparent),linear-gradient(to_bottom,transparent,black_18%)]";

function HeroLot({ lot: loaded }: { lot: ListingCard }) {
  const lot = useLiveCard(loaded);
  const { t } = useTranslation("home");
  const locale = useLocale();
  const price = usePrice();
  return (
    <div className="relative max-tablet:-mx-5 max-desktop:pb-10">
      <div className="mx-auto max-w-[600px]">
        <ListingPicture
          picture={lot.picture}
          alt=""
          // Its sides fade away: on phones the smaller file does.
          sizes="(width >= 768px) 46vw, 88vw"
          priority
          silhouette={silhouetteOf(lot)}
          className={fade}
        />
      </div>
      <Link
        to={pathTo("item", locale, { id: lot.id, slug: lot.slug })}
        className="relative z-10 mx-auto -mt-6 block w-[calc(100%-40px)] rounded-block bg-paper p-5 shadow-lift desktop:absolute desktop:right-0 desktop:bottom-8 desktop:mt-0 desktop:w-[270px]"
      >
        <p className="type-caption text-paper-gold-ink">{t("heroNote", { id: lot.id })}</p>
        <p className="type-h5 mt-1 line-clamp-3 wrap-anywhere">{typography(lot.name)}</p>
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
