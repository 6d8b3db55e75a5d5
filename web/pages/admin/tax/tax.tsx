import "#web/i18n/areas/desk.ts";
import { useTranslation } from "react-i18next";
import { apiContext } from "#web/api/server-api.ts";
import { DeskFrame } from "#web/pages/admin/desk-frame.tsx";
import { deskRefusal } from "#web/pages/admin/desk-refusal.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import { requireSignedIn } from "#web/session/guards.ts";
import type { Route } from "./+types/tax";
import { TaxForm } from "./tax-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireSignedIn(args);
  try {
    const { data: tax } = await args.context.get(apiContext).taxDesk.get({});
    return { tax, serverTime: new Date().toISOString() };
  } catch (error) {
    throw deskRefusal(error, args.request);
  }
}

export function meta() {
  return privateMeta("taxDesk:title");
}

/** For those who keep the money: whether the house pays VAT, and its rates by day. */
export default function TaxDesk({ loaderData: { tax, serverTime } }: Route.ComponentProps) {
  const { t } = useTranslation("taxDesk");
  return (
    <DeskFrame serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{t("title")}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{t("lead")}</p>
        <TaxForm tax={tax} />
      </div>
    </DeskFrame>
  );
}
