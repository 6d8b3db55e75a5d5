import { useTranslation } from "react-i18next";
import { locales } from "#contract/values/locale.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { Described } from "#web/pages/admin/editing/differences.tsx";
import { type BannerValues, groupKey } from "./banner-values.ts";

/** What a banner says, field by field, to be compared with what is stored. */
export function useDescribedBanner(): (values: BannerValues) => Described[] {
  const { t } = useTranslation(["bannerAdmin", "adminForm"]);
  const locale = useLocale();
  const time = (text: string) => {
    const at = instantOfWallText(text);
    return at === null ? t("always") : formatDateTime(new Date(at).toISOString(), locale);
  };
  return ({ place, title, url, alt, lang, startsAt, endsAt }) => [
    ...locales.flatMap((each) => [
      { label: t(`adminForm:in.${each}`, { label: t("field.title") }), text: title[each] },
      { label: t(`adminForm:in.${each}`, { label: t("field.url") }), text: url[each] },
      { label: t(`adminForm:in.${each}`, { label: t("field.alt") }), text: alt[each] },
    ]),
    { label: t("field.place"), text: t(`place.${groupKey(place)}`) },
    { label: t("field.lang"), text: t(`lang.${lang}`) },
    { label: t("field.startsAt"), text: time(startsAt) },
    { label: t("field.endsAt"), text: time(endsAt) },
  ];
}
