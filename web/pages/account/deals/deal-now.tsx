import { Ban, CircleCheck, Clock, CreditCard, type LucideIcon, Package, Scale, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Deal } from "#contract/deals/deal.ts";
import { blockBody, blockLayout } from "#web/features/bids/block-layout.ts";
import { Parcel } from "#web/features/deals/parcel.tsx";
import { useWays } from "#web/features/payments/use-ways.ts";
import { formatDate, formatOnDay } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { classes } from "#web/ui/classes.ts";
import { DealActions } from "./deal-actions.tsx";
import { DealDelivery } from "./deal-delivery.tsx";
import { dealPart } from "./deal-part.ts";
import { DealPayment } from "./deal-payment.tsx";
import { DealProtection } from "./deal-protection.tsx";
import { CartInstead, DealWithGoods } from "./deal-with-goods.tsx";
import { type Moment, momentOf } from "./moment.ts";
import { SaidPaid } from "./said-paid.tsx";

const tones = {
  mine: "bg-secondary-tint text-secondary-ink",
  late: "bg-danger-tint text-danger-text",
  done: "bg-success-tint text-success-text",
  calm: "bg-info-tint text-ink",
};

/** The next step of the deal and the side that takes it, with the controls for it. */
export function DealNow({ deal, hasAccount }: { deal: Deal; hasAccount: boolean }) {
  const { t } = useTranslation("deals");
  const locale = useLocale();
  const ways = useWays();
  if (deal.withGoods && (deal.status === "awaiting_payment" || deal.status === "paid" || deal.status === "sent"))
    return <DealWithGoods order={deal.withGoods} status={deal.status} />;
  const moment = momentOf(deal);
  const date =
    deal.receivedBy && (deal.status === "sent" || deal.protection)
      ? formatDate(deal.receivedBy, locale)
      : formatDate(deal.payBy, locale);
  // Of held money other things are said than of what the seller is paid.
  const wordsOf = (part: "title" | "text") => [
    ...(deal.protection ? [`now.held.${deal.side}.${moment.key}.${part}`] : []),
    `now.${deal.side}.${moment.key}.${part}`,
  ];
  const Icon = iconOf(deal, moment);
  const needsAccount = deal.side === "seller" && !deal.protection && deal.status === "awaiting_payment" && !hasAccount;
  return (
    <section aria-label={t("now.label")} className={classes(blockLayout, "overflow-clip")}>
      <div
        className={classes(
          "flex items-start gap-4 rounded-t-block px-4.5 py-4.5 tablet:px-6 tablet:py-5",
          tones[moment.tone],
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.75 size-5.5 shrink-0" />
        <div className="min-w-0">
          <h2 className="text-lg/7 font-semibold">{t(wordsOf("title"))}</h2>
          <p className="type-small">{t(wordsOf("text"), { date, ways })}</p>
        </div>
      </div>
      <div className={classes(blockBody, "not-has-[:not(:empty)]:hidden [&>:first-child]:mt-0")}>
        {needsAccount && (
          <div className={dealPart}>
            <p className="type-control">{t("noAccount.title")}</p>
            <p className="type-small text-muted">{t("noAccount.text")}</p>
            <ButtonLink className="mt-3" size="small" kind="outline" to={pathTo("contact", locale)}>
              {t("noAccount.action")}
            </ButtonLink>
          </div>
        )}
        {deal.protection && <DealProtection deal={deal} protection={deal.protection} />}
        {deal.side === "buyer" && <DealDelivery key={deal.handover} deal={deal} />}
        {deal.payment && <DealPayment payment={deal.payment} deal={deal} />}
        {deal.mayGoWithGoods && <CartInstead />}
        {deal.side === "seller" && deal.status === "awaiting_payment" && <SaidPaid deal={deal} />}
        <Parcel deal={deal} />
        <DealActions key={deal.status} deal={deal} />
        {deal.nonPaymentFrom && !deal.actions.includes("file_non_payment") && !deal.openCase && (
          <p className="type-caption mt-4 text-muted">
            {t("report.nonPaymentFrom", { date: formatOnDay(deal.nonPaymentFrom, locale) })}
          </p>
        )}
      </div>
    </section>
  );
}

function iconOf(deal: Deal, { tone }: Moment): LucideIcon {
  if (tone === "late") return TriangleAlert;
  if (deal.status === "cancelled") return Ban;
  if (deal.status === "received") return tone === "done" ? CircleCheck : Scale;
  if (deal.openCase) return Scale;
  if (deal.status === "awaiting_payment" && deal.side === "buyer") return CreditCard;
  return deal.status === "paid" || deal.status === "sent" ? Package : Clock;
}
