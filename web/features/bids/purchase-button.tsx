import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useWays } from "#web/features/payments/use-ways.ts";
import { typography } from "#web/format/typography.ts";
import { Button } from "#web/ui/button.tsx";
import type { ButtonKind } from "#web/ui/button-style.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { AmountRow } from "./amount-row.tsx";
import { PremiumRow } from "./premium-row.tsx";
import { allInTotal } from "./totals.ts";

/** Buys at the price in CZK that was seen; a refusal comes back with words. */
export type Purchase = (price: number) => Promise<{ ok: true } | { ok: false; message: string }>;

interface PurchaseButtonProps {
  listing: ListingDetail;
  /** CZK; the dialog follows it when it changes. */
  price: number;
  way: "buyNow" | "fixedPrice";
  kind?: ButtonKind;
  onPurchase: Purchase;
}

/** Buys after one question that says what it costs and that it binds. */
export function PurchaseButton({ listing, price, way, kind = "primary", onPurchase }: PurchaseButtonProps) {
  const { t } = useTranslation("purchases");
  const [open, setOpen] = useState(false);
  const ways = useWays();
  const amount = formatCzk(price);
  const { total, premium, kind: totalKind } = allInTotal(price, listing);
  const buy = async () => {
    const answer = await onPurchase(price);
    return answer.ok ? null : answer.message || t("purchase.failed");
  };
  return (
    <>
      <Button kind={kind} size="large" wide onClick={() => setOpen(true)}>
        {t(`purchase.${way}`, { amount })}
      </Button>
      <noscript>
        <p className="type-caption mt-2 text-muted">{t("purchase.needsScript")}</p>
      </noscript>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t("purchase.title")}
        text={typography(t(`purchase.text.${way}`, { name: listing.name }))}
        confirm={t("purchase.confirm", { amount: formatCzk(total) })}
        confirmKind="primary"
        keep={t("purchase.keep")}
        onConfirm={buy}
      >
        <dl className="grid gap-1.5">
          <AmountRow label={t("purchase.price")} value={amount} />
          <PremiumRow premium={premium} />
          {totalKind === "shipped" && listing.shippingPrice !== null && (
            <AmountRow label={t("purchase.shipping")} value={formatCzk(listing.shippingPrice)} />
          )}
          <AmountRow strong label={t(`purchase.total.${totalKind}`)} value={formatCzk(total)} />
        </dl>
        <p className="type-caption mt-3 text-muted">
          {typography(t(listing.isProtected ? "purchase.bindingProtected" : "purchase.binding", { ways }))}
        </p>
      </ConfirmDialog>
    </>
  );
}
