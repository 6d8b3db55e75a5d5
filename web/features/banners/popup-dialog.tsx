import { useTranslation } from "react-i18next";
import type { Banner } from "#contract/content/banners.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { typography } from "#web/format/typography.ts";
import { MenuLink } from "#web/layout/menu-link.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";

interface PopupDialogProps {
  banner: Banner;
  open: boolean;
  /** Closed, or its link followed. */
  onClose: () => void;
}

/** A banner as a dialog: what it says, its picture, one link. */
export function PopupDialog({ banner, open, onClose }: PopupDialogProps) {
  const { t } = useTranslation("layout");
  const { title, url, picture } = banner;
  return (
    <DialogWindow
      isUnasked
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={typography(title)}
    >
      <MenuLink to={url} onClick={onClose} className="group block rounded-control">
        {picture?.ready && (
          <ListingPicture
            picture={picture}
            alt=""
            sizes="(width >= 768px) 516px, 100vw"
            fit="contain"
            className="mb-5 aspect-auto max-h-[60svh] [&_img]:max-h-[60svh]"
          />
        )}
        <span className={buttonStyle({ wide: true })}>{t("popup.follow")}</span>
      </MenuLink>
    </DialogWindow>
  );
}
