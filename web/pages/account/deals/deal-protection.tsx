import { ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Deal, DealProtection as Protection } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { dealPart } from "./deal-part.ts";

/** What protects whom, where the money is now, and what its side can do about it. */
export function DealProtection({ deal, protection }: { deal: Deal; protection: Protection }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const amount = formatCzk(protection.forSeller);
  return (
    <div className={dealPart}>
      <h3 className="type-control flex items-center gap-2">
        <ShieldCheck aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        {t("protection.title")}
      </h3>
      {(protection.money === "awaited" || protection.money === "held") && (
        <p className="type-small mt-1 text-muted">
          {typography(t(`protection.what.${deal.side}`, { holder: protection.holder || "Kabinet" }))}
        </p>
      )}
      {deal.status !== "cancelled" || protection.returned > 0 ? (
        <p className="type-small mt-2 font-semibold">
          {typography(t(`protection.money.${deal.side}.${protection.money}`, { amount }))}
        </p>
      ) : null}
      {protection.returned > 0 && (
        <p className="type-small mt-1">
          {typography(t(`protection.returned.${deal.side}`, { amount: formatCzk(protection.returned) }))}
        </p>
      )}
      {protection.needsAccount && (
        <>
          <p className="type-small mt-2">{t("protection.noAccount")}</p>
          <ButtonLink className="mt-3" size="small" kind="outline" to={pathTo("contact", locale)}>
            {t("noAccount.action")}
          </ButtonLink>
        </>
      )}
      {deal.actions.includes("pay_held") && <PayButton deal={deal} />}
      <DeliveredButton deal={deal} from={protection.deliveredFrom} />
    </div>
  );
}

/** Leads to the order, where it is paid by card or transfer. */
function PayButton({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const navigate = useNavigate();
  const { busy, press } = usePageAction();
  const open = async () => {
    const { data } = await browserApi.deals.openOrder({ params: { id: deal.id } });
    await navigate(pathTo("accountOrder", locale, data));
  };
  return (
    <Button className="mt-4" busy={busy} onClick={() => press(open)}>
      {t("protection.pay", { amount: formatCzk(deal.total) })}
    </Button>
  );
}

/** Begins the three days of the buyer; before a parcel can have arrived it says from when on. */
function DeliveredButton({ deal, from }: { deal: Deal; from: string | null }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  if (deal.actions.includes("mark_delivered")) {
    const isByHand = deal.handover === "in_person";
    return (
      <div className="mt-4">
        <Button
          kind="outline"
          size="small"
          busy={busy}
          onClick={() => press(() => browserApi.deals.markDelivered({ params: { id: deal.id } }))}
        >
          {t(isByHand ? "protection.handed" : "protection.delivered")}
        </Button>
        <p className="type-caption mt-2 text-muted">{typography(t("protection.deliveredHint"))}</p>
      </div>
    );
  }
  if (deal.side !== "seller" || !from) return null;
  return (
    <p className="type-caption mt-3 text-muted">
      {typography(t("protection.deliveredFrom", { time: formatDateTime(from, locale) }))}
    </p>
  );
}
