import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { bannerGroups, type EditableBanner } from "#contract/banners/banners.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import type { Route } from "./+types/banners";
import { BannerForm } from "./banner-form.tsx";
import { BannerRow } from "./banner-row.tsx";
import { groupKey } from "./banner-values.ts";

export const loader = adminLoader(async (api) => {
  const { data: banners } = await api.banners.stored({});
  return { banners };
});

export function meta() {
  return privateMeta("bannerAdmin:title");
}

/** For the operator: what stands above the pages and in the intro popup, when and in which order. */
export default function BannerAdmin({ loaderData: { banners, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("bannerAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 text-muted">{t("lead")}</p>
        <Disclosure summary={t("new")} className="mt-6 border-t">
          <p className="type-small mb-4 text-muted">{t("newHint")}</p>
          <BannerForm banner={null} />
        </Disclosure>
        {bannerGroups.map((place) => (
          <Group key={place} place={place} banners={banners.filter((each) => each.place === place)} />
        ))}
      </div>
    </AdminLayout>
  );
}

function Group({ place, banners }: Pick<EditableBanner, "place"> & { banners: EditableBanner[] }) {
  const { t } = useTranslation("bannerAdmin");
  const locale = useLocale();
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t(`place.${groupKey(place)}`)}</h2>
      <p className="type-small mt-1 mb-3 max-w-[60ch] text-muted">{t(`about.${groupKey(place)}`)}</p>
      {banners.length === 0 ? (
        <p className="type-body text-muted">{t("empty")}</p>
      ) : (
        <OrderedRows
          rows={banners}
          nameOf={({ title }) => title[locale] || title.cs}
          store={(ids) => browserApi.banners.order({ body: { place, ids } })}
        >
          {(banner) => <BannerRow banner={banner} />}
        </OrderedRows>
      )}
    </section>
  );
}
