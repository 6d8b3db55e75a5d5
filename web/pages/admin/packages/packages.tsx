import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { EditablePackage } from "#contract/listings/package-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { RemovableRow } from "#web/pages/admin/removable-row.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/packages";
import { AddPackage, PackageForm } from "./package-form.tsx";

export const loader = adminLoader(async (api) => {
  const { data: packages } = await api.packageAdmin.list({});
  return { packages };
});

export function meta() {
  return privateMeta("packageAdmin:title");
}

/** For those who keep the money: what listings are published under, what it costs and what it brings. */
export default function PackageAdmin({ loaderData: { packages, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("packageAdmin");
  const { revalidate } = useRevalidator();
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <Disclosure summary={t("new")} className="mt-6 border-t">
          <AddPackage onDone={revalidate} />
        </Disclosure>
        {packages.length === 0 ? (
          <EmptyState className="border-t-0" title={t("empty.title")}>
            {t("empty.text")}
          </EmptyState>
        ) : (
          <ul>
            {packages.map((each) => (
              <PackageRow key={each.key} stored={each} />
            ))}
          </ul>
        )}
      </div>
    </AdminLayout>
  );
}

function PackageRow({ stored }: { stored: EditablePackage }) {
  const { t } = useTranslation("packageAdmin");
  const locale = useLocale();
  const { key, name, price, topDays, highlighted, active, version } = stored;
  const facts = [
    price === 0 ? t("free") : formatCzk(price),
    topDays > 0 && t("days", { count: topDays }),
    highlighted && t("highlighted"),
    !active && t("notOffered"),
  ];
  const called = name[locale] || name.cs;
  return (
    <RemovableRow
      name={called}
      note={facts.filter(Boolean).join(" · ")}
      words={{ remove: t("remove"), ask: t("removeAsk"), sure: t("removeSure"), keep: t("keep") }}
      asked={called}
      remove={() => browserApi.packageAdmin.remove({ params: { key }, query: { version } })}
    >
      <PackageForm stored={stored} />
    </RemovableRow>
  );
}
