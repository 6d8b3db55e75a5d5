import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/offers/offers.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

interface CounterDialogProps {
  open: boolean;
  offer: Offer;
  onSend: (price: number) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the other price, which can be named once. */
export function CounterDialog({ open, offer, onSend, onClose }: CounterDialogProps) {
  const { t } = useTranslation("offers");
  const [price, setPrice] = useState<number | null>(null);
  const send = async () => {
    if (price === null || price <= 0 || price > maxCzk) return t("form.priceNeeded");
    return await onSend(price);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t("counter.title")}
      text={t("counter.text", { price: formatCzk(offer.price), author: offer.author })}
      confirm={t("counter.confirm")}
      confirmKind="primary"
      keep={t("keep")}
      onConfirm={send}
    >
      {(failure) => (
        <MoneyField
          label={t("counter.price")}
          value={price}
          onChange={setPrice}
          error={failure}
          notAmount={t("form.priceNeeded")}
        />
      )}
    </ConfirmDialog>
  );
}
