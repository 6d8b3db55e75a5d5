import "#web/i18n/areas/admin.ts";
import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { BackLink } from "#web/pages/admin/back-link.tsx";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/by-hand";
import { HandForm } from "./hand-form.tsx";

export const loader = adminLoader(async (api) => {
  // Who may not issue one gets no form.
  await api.taxAdmin.get({});
  return {};
});

export function meta() {
  return privateMeta("issuedDocument:byHand.title");
}

/** For those who keep the money: an invoice of what has no order (rule IN14). */
export default function ByHand({ loaderData: { serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("issuedDocument");
  const locale = useLocale();
  return (
    <AdminLayout serverTime={serverTime}>
      <BackLink to={pathTo("invoiceAdmin", locale)}>{t("back")}</BackLink>
      <h1 className="type-h1 mt-1">{t("byHand.title")}</h1>
      <p className="type-body mt-2 max-w-[70ch] text-muted">{t("byHand.lead")}</p>
      <HandForm today={pragueDay(new Date(serverTime))} />
    </AdminLayout>
  );
}
