import "#web/i18n/areas/admin.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { adminRefusal } from "#web/pages/admin/admin-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/tax";
import { TaxForm } from "./tax-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data: tax } = await args.context.get(apiContext).taxAdmin.get({});
    return { tax, serverTime: new Date().toISOString() };
  } catch (error) {
    throw adminRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("taxAdmin:title");
}

/** For those who keep the money: whether the site pays VAT, and its rates by day. */
export default function TaxAdmin({ loaderData: { tax, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("taxAdmin");
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <TaxForm tax={tax} />
      </div>
    </AdminLayout>
  );
}
