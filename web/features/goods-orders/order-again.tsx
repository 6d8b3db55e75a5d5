import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { Order } from "#contract/payments/orders.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { callCart } from "#web/features/carts/call-cart.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** Puts what an ended order was of into the visitor's cart once more, and leads there: what was never paid for is all that is left to do. */
export function OrderAgain({ order: { id: orderId, hash, paidAt } }: { order: Order }) {
  const { t } = useTranslation(["goodsOrders", "forms", "common"]);
  const locale = useLocale();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const putIn = async () => {
    setBusy(true);
    try {
      const headers = { "idempotency-key": newKey() };
      let missing: string[] = [];
      await callCart(async (key) => {
        const answer = await browserApi.goodsOrders.again({
          ...{ params: { key }, headers, body: { orderId, hash } },
        });
        missing = answer.missing;
        return answer;
      });
      if (missing.length > 0) notify({ kind: "info", text: t("again.missing", { names: missing.join(", ") }) });
      await navigate(pathTo("cart", locale));
    } catch (error) {
      notify({ kind: "error", text: readFailure(error, [], t).message ?? t("common:error.general") });
      setBusy(false);
    }
  };
  return (
    <Button
      className="needs-script mt-5"
      {...(paidAt && ({ size: "small", kind: "outline" } as const))}
      busy={busy}
      onClick={() => void putIn()}
    >
      {t("again.action")}
    </Button>
  );
}
