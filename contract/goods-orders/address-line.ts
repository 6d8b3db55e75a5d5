import type { GoodsOrder } from "./goods-orders.ts";

/** Where goods go, on one line. */
export function addressLine({ name, street, zip, city }: GoodsOrder["delivery"]["address"]): string {
  return [name, street, `${zip.replaceAll(" ", "\u00a0")} ${city}`.trim()].filter(Boolean).join(", ");
}
