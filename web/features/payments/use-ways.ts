import type { PaymentMethod } from "#contract/payments/orders.ts";
import { waysText } from "#contract/payments/ways-text.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useRootData } from "#web/site/root-data.ts";

/** The open ways to pay in words, those of an order or of the site (rule PM21). */
export function useWays(methods?: readonly PaymentMethod[]): string {
  const { waysToPay } = useRootData();
  return waysText(useLocale(), methods ?? waysToPay);
}
