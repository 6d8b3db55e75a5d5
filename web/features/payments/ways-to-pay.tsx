import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type GatewayKind, gatewayKinds, type Order } from "#contract/payments/orders.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** Two gateways may take the same: their names tell them apart. */
const brands: Record<GatewayKind, string> = {
  comgate: "Comgate",
  gopay: "GoPay",
  stripe: "Stripe",
  sandbox: "Kabinet",
};

/** The gateways to choose from; a press leads to the chosen one. */
export function WaysToPay({ order }: { order: Order }) {
  const { t } = useTranslation("payments");
  const lang = useLocale();
  const { busy, press } = usePageAction();
  const [chosen, setChosen] = useState<GatewayKind | null>(null);
  const gateways = gatewayKinds.filter((kind) => order.methods.includes(kind));
  const pay = (method: GatewayKind) => {
    setChosen(method);
    press(async () => {
      const { id, hash } = order;
      const { data } = await browserApi.orders.pay({ params: { id, hash }, body: { method, lang } });
      window.location.assign(data.url);
    });
  };
  return (
    <ul className="mt-3 grid gap-3">
      {gateways.map((kind, index) => (
        <li
          key={kind}
          className="grid items-center gap-x-6 gap-y-2 border-t border-line pt-3 tablet:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="type-field">
            {t(`order.method.${kind}`)}
            {gateways.length > 1 && <span className="text-muted"> · {brands[kind]}</span>}
          </span>
          <Button
            kind={index === 0 && !order.isVerifying ? undefined : "outline"}
            busy={busy && chosen === kind}
            onClick={() => pay(kind)}
          >
            {t(order.isVerifying ? "order.payAgain" : "order.pay", { amount: formatCzk(order.total) })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
