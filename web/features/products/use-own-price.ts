import { groupDiscount } from "#contract/accounts/group-discount.ts";
import type { ListingCard } from "#contract/listings/listings.ts";
import { toCzk, toMinor } from "#contract/values/minor-units.ts";
import { useSessionView } from "#web/session/visitor.tsx";

/** What goods from stock cost the visitor, who is in a group with a discount; null: what they cost everybody. CZK. */
export function useOwnPrice({ price, stock }: Pick<ListingCard, "price" | "stock">): number | null {
  const percent = useSessionView()?.user.group?.discount ?? 0;
  if (percent === 0 || price === null || !stock?.mayCostLess) return null;
  const priceMinor = toMinor(price);
  return toCzk(priceMinor - groupDiscount(percent, priceMinor));
}
