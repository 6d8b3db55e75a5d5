import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Offer } from "#contract/deals/offers.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

interface CounterDialogProps {
  open: boolean;
  offer: Offer;
  onSend: (price: number) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the other price, which can be named once. */
export function CounterDialog({ open, offer, onSend, onClose }: CounterDialogProps) {
  const { t } = useTranslation("offers");
  const locale = useLocale();
  const [price, setPrice] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const close = () => {
    setFailure(null);
    onClose();
  };
  const send = async () => {
    if (price === null || price <= 0 || price > maxCzk) return setFailure(t("form.priceNeeded"));
    setBusy(true);
    const reason = await onSend(price).finally(() => setBusy(false));
    if (reason === null) close();
    else setFailure(reason);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      width="narrow"
      title={t("counter.title")}
      description={t("counter.text", { price: formatCzk(offer.price, locale), author: offer.author })}
      actions={
        <>
          <Button busy={busy} onClick={() => void send()}>
            {t("counter.confirm")}
          </Button>
          <Button kind="outline" onClick={close}>
            {t("keep")}
          </Button>
        </>
      }
    >
      <MoneyField
        label={t("counter.price")}
        value={price}
        onChange={setPrice}
        error={failure ?? undefined}
        notAmount={t("form.priceNeeded")}
      />
    </Dialog>
  );
}
