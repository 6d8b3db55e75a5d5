import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";

/** The postage that the listing left open; named once, it can be lowered until it is paid. */
export function ShippingForm({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const { busy, run } = usePageAction();
  const [amount, setAmount] = useState(deal.shipping);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return setError(t("do.notAmount"));
    void run(() => browserApi.deals.setShipping({ params: { id: deal.id }, body: { amount } })).then(setError);
  };
  return (
    <form onSubmit={submit} noValidate method="post" className="flex flex-wrap items-start gap-3">
      <MoneyField
        className="w-52"
        label={t("do.shipping")}
        value={amount}
        onChange={(next) => {
          setAmount(next);
          setError(null);
        }}
        error={error}
        notAmount={t("do.notAmount")}
      />
      <Button type="submit" busy={busy} kind={deal.shipping === null ? "primary" : "outline"} className="tablet:mt-7.5">
        {t(deal.shipping === null ? "do.setShipping" : "do.changeShipping")}
      </Button>
      <p className="type-caption w-full text-muted">
        {deal.shipping !== null
          ? t("do.lowerHint")
          : deal.shippingMost !== null && t("do.shippingMost", { amount: formatCzk(deal.shippingMost) })}
      </p>
    </form>
  );
}
