import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { pragueDay } from "#contract/values/prague-day.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/tax";
import { TaxChanges } from "./tax-changes.tsx";
import { TaxForm } from "./tax-form.tsx";
import { VatMonths } from "./vat-months.tsx";

export const loader = adminLoader(async (api) => {
  const [tax, changes] = await Promise.all([api.taxAdmin.get({}), api.taxAdmin.changes({})]);
  return { tax: tax.data, changes: changes.data };
});

export function meta() {
  return privateMeta("taxAdmin:title");
}

/** For those who keep the money: whether the site pays VAT, and its rates by day. */
export default function TaxAdmin({ loaderData: { tax, changes, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("taxAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <TaxForm tax={tax} />
        <TaxChanges changes={changes} />
        <VatMonths today={pragueDay(new Date(serverTime))} />
      </div>
    </AdminLayout>
  );
}
