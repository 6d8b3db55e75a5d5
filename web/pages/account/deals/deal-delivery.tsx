import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { dealPart } from "./deal-part.ts";
import { DeliveryForm } from "./delivery-form.tsx";

/** How the buyer gets the thing: the form while it is open, then what was said, to be changed while that is possible. */
export function DealDelivery({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const [isOpen, setOpen] = useState(false);
  const mayChoose = deal.actions.includes("choose_delivery");
  if (mayChoose && (deal.isDeliveryOpen || isOpen)) {
    return (
      <div className={dealPart}>
        <DeliveryForm deal={deal} onDone={() => setOpen(false)} />
      </div>
    );
  }
  const { delivery, handover, status } = deal;
  const isByHand = handover === "in_person" && deal.handoverOffered === "both";
  if (status === "cancelled" || status === "received" || (!delivery && !isByHand)) return null;
  return (
    <div className={classes("flex flex-wrap items-start justify-between gap-x-6 gap-y-2", dealPart)}>
      <div className="min-w-0">
        <p className="type-control">{t(delivery ? "delivery.to" : "delivery.byHand")}</p>
        {delivery && (
          <address className="type-small text-muted not-italic [overflow-wrap:anywhere]">
            {delivery.name}, {delivery.street}, {delivery.zip} {delivery.city}
          </address>
        )}
      </div>
      {mayChoose && (
        <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
          {t("delivery.change")}
        </Button>
      )}
    </div>
  );
}
