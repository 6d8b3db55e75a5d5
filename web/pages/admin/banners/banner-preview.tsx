import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/media/media.ts";
import type { Locale } from "#contract/values/locale.ts";
import { PopupContent } from "#web/features/banners/popup-content.tsx";
import { PromoLine } from "#web/features/banners/promo-line.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { BannerValues } from "./banner-values.ts";

/** A banner as visitors will see it, before it is stored; its link leads nowhere here. */
export function BannerPreview({
  lang,
  picture,
  read,
}: {
  lang: Locale;
  picture: Picture | null;
  /** What the form says now. */
  read: () => BannerValues;
}) {
  const { t } = useTranslation("bannerAdmin");
  const [values, setValues] = useState<BannerValues | null>(null);
  const [isOpen, setOpen] = useState(false);
  const title = values ? values.title[lang] || values.title.cs : "";
  const alt = values ? values.alt[lang] || values.alt.cs : "";
  const banner = { title, url: "/", path: "", image: "", picture, alt };
  const isPromo = values?.place === "banner.promo";
  return (
    <>
      <Button
        kind="outline"
        onClick={() => {
          setValues(read());
          setOpen(true);
        }}
      >
        {t(`preview.${lang}`)}
      </Button>
      <Dialog
        width={isPromo ? "full" : "normal"}
        open={isOpen}
        onOpenChange={setOpen}
        title={isPromo || title === "" ? t("preview.promo") : title}
      >
        <div inert lang={lang}>
          {isPromo ? (
            <div className="flex h-16 items-center bg-teal px-5 text-on-teal tablet:h-13">
              <PromoLine banner={banner} />
            </div>
          ) : (
            <PopupContent banner={banner} />
          )}
        </div>
      </Dialog>
    </>
  );
}
