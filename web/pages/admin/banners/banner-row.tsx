import { useTranslation } from "react-i18next";
import { api } from "#contract/api.ts";
import type { EditableBanner } from "#contract/banners/banners.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { addressOf } from "#web/api/client.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminPicture } from "#web/pages/admin/admin-picture.tsx";
import { RemovableThing } from "#web/pages/admin/removable-row.tsx";
import { BannerForm } from "./banner-form.tsx";

/** One banner with its state: it opens to be changed, gets its picture, and is deleted after a question. */
export function BannerRow({ banner }: { banner: EditableBanner }) {
  const { t } = useTranslation("bannerAdmin");
  const locale = useLocale();
  const { id, title, picture, alt, version } = banner;
  const pictureId = picture?.id ?? "";
  const name = title[locale] || title.cs;
  return (
    <RemovableThing
      name={name}
      note={useStateWords()(banner)}
      words={{ remove: t("remove"), ask: t("removeAsk"), sure: t("removeSure"), keep: t("keep") }}
      asked={t("removeText", { title: name })}
      remove={() => browserApi.banners.remove({ params: { id }, query: { version, pictureId } })}
    >
      <BannerForm banner={banner} />
      <h3 className="type-h5 mt-6 mb-1">{t("picture")}</h3>
      <AdminPicture
        picture={picture}
        alt={alt[locale] || alt.cs}
        path={addressOf(api.banners.setPicture.path, { params: { id }, query: { pictureId } })}
        remove={() => browserApi.banners.removePicture({ params: { id }, query: { pictureId } })}
      />
    </RemovableThing>
  );
}

function useStateWords(): (banner: EditableBanner) => string {
  const { t } = useTranslation("bannerAdmin");
  const locale = useLocale();
  const time = (at: string | null) => (at ? formatDateTime(at, locale) : "");
  return ({ state, shownIn, startsAt, endsAt }) => {
    if (state === "planned") return t("state.planned", { time: time(startsAt) });
    if (state === "over") return t("state.over", { time: time(endsAt) });
    const [only, other] = shownIn;
    const langs = other ? t("langs.both") : only && t(`langs.${only}`);
    const running = langs ? t("state.shown", { langs }) : t("state.behind");
    return endsAt ? `${running} · ${t("state.until", { time: time(endsAt) })}` : running;
  };
}
