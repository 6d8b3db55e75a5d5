import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Order } from "#contract/payments/orders.ts";
import { quietApi } from "#web/api/browser-api.ts";

const askEveryMs = 3_000;

/**
 * While a payment is being verified, the gateway is asked and the page read anew until the result is known; a hidden tab
 * asks once it is seen again.
 */
export function useOrderNews({ id, hash, isVerifying }: Order): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      if (isVerifying) {
        await quietApi.orders
          .verify({ params: { id, hash } })
          .catch((error: unknown) => console.warn("the payment could not be asked about", error));
      }
      await revalidate();
    };
    const onSeen = () => void refresh();
    document.addEventListener("visibilitychange", onSeen);
    const timer = isVerifying ? setInterval(onSeen, askEveryMs) : undefined;
    return () => {
      document.removeEventListener("visibilitychange", onSeen);
      clearInterval(timer);
    };
  }, [id, hash, isVerifying, revalidate]);
}
