import { ArrowRight } from "lucide-react";
import type { Banner } from "#contract/banners/banners.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { MenuLink } from "#web/layout/menu-link.tsx";

/** What the promo banner says: one link, with its picture. */
export function PromoLine({ banner: { title, url, picture, alt } }: { banner: Banner }) {
  return (
    <MenuLink
      to={url}
      className="group flex h-full min-w-0 grow items-center gap-3 rounded-control tablet:justify-center"
    >
      {picture?.ready && (
        <ListingPicture picture={picture} alt={alt} sizes="40px" className="w-9 shrink-0 aspect-4/5" />
      )}
      <span className="type-min line-clamp-3 tablet:line-clamp-2 tablet:text-base/6 group-hover:underline group-hover:underline-offset-4">
        {typography(title)}
      </span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.5}
        className="size-5 shrink-0 text-on-teal-accent max-tablet:hidden"
      />
    </MenuLink>
  );
}
