import { useTranslation } from "react-i18next";
import type { Banner } from "#contract/banners/banners.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { MenuLink } from "#web/layout/menu-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";

/** What stands in the intro popup below its title: the picture and one link. */
export function PopupContent({ banner: { url, picture, alt }, onFollow }: { banner: Banner; onFollow?: () => void }) {
  const { t } = useTranslation("layout");
  return (
    <MenuLink to={url} {...(onFollow && { onClick: onFollow })} className="group block rounded-control">
      {picture?.ready && (
        <ListingPicture
          picture={picture}
          alt={alt}
          sizes="(width >= 768px) 516px, 100vw"
          fit="contain"
          className="mb-5 aspect-auto max-h-[60svh] [&_img]:max-h-[60svh]"
        />
      )}
      <span className={buttonStyle({ wide: true })}>{t("popup.follow")}</span>
    </MenuLink>
  );
}
