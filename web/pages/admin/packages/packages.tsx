import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import type { EditablePackage, PackageBody } from "#contract/packages/package-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { type ThingsOf, ThingsPage } from "#web/pages/admin/things/things-page.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/packages";
import { packageFields } from "./package-fields.ts";

export const loader = adminLoader(async (api) => {
  const { data: packages } = await api.packageAdmin.list({});
  return { packages };
});

export function meta() {
  return privateMeta("packageAdmin:title");
}

const things: ThingsOf<EditablePackage, PackageBody> = {
  ...{ namespace: "packageAdmin", fields: packageFields, keyOf: ({ key }) => key },
  list: () => browserApi.packageAdmin.list({}),
  add: (body) => browserApi.packageAdmin.add({ body }),
  change: ({ key }, body, version) => browserApi.packageAdmin.change({ params: { key }, body: { ...body, version } }),
  remove: ({ key, version }) => browserApi.packageAdmin.remove({ params: { key }, query: { version } }),
};

/** For those who keep the money: what listings are published under, what it costs and what it brings. */
export default function PackageAdmin({ loaderData: { packages, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("packageAdmin");
  const locale = useLocale();
  return (
    <ThingsPage
      {...{ of: things, items: packages, serverTime }}
      hint={t("later")}
      about={({ name, price, topDays, highlighted, active }) => {
        const facts = [
          price === 0 ? t("free") : formatCzk(price),
          topDays > 0 && t("days", { count: topDays }),
          highlighted && t("highlighted"),
          !active && t("notOffered"),
        ];
        const called = name[locale] || name.cs;
        return { name: called, note: facts.filter(Boolean).join(" · "), asked: called };
      }}
    />
  );
}
