import { groupClosesAt, joinUntil, monthOf, type SaleDate } from "#server/features/monthly-sales/auction-end-rules.ts";

/** A sale as it is stored, or as it would open. */
export interface StoredSale extends SaleDate {
  /** Top categories in the order of closing. */
  readonly groups: readonly number[];
}

export type PlanRefusal =
  | "SALE_OVER"
  | "SALE_DAY_ANNOUNCED"
  | "SALE_OTHER_MONTH"
  | "SALE_TOO_SOON"
  | "SALE_GROUPS_INCOMPLETE"
  | "SALE_GROUP_ANNOUNCED";

/**
 * S5: A moderator may move the sale of a month within it, a week ahead at least, and put its groups in order, over the version that was
 * seen. Once a lot has joined, day and time hold, and a group with a lot keeps its place: what was announced stands. A planned sale is
 * public with its first lot.
 */
export function decidePlan({
  month,
  before,
  after,
  announced,
  hasLots,
  now,
}: {
  month: string;
  before: StoredSale;
  after: StoredSale;
  announced: ReadonlySet<number>;
  hasLots: boolean;
  now: Date;
}): PlanRefusal | null {
  if (before.closesAt <= now) return "SALE_OVER";
  const isMoved = after.closesAt.getTime() !== before.closesAt.getTime();
  if (isMoved && hasLots) return "SALE_DAY_ANNOUNCED";
  if (isMoved && monthOf(after.closesAt) !== month) return "SALE_OTHER_MONTH";
  if (isMoved && joinUntil(after) < now) return "SALE_TOO_SOON";
  const isSame = after.groups.length === before.groups.length && before.groups.every((id) => after.groups.includes(id));
  if (!isSame) return "SALE_GROUPS_INCOMPLETE";
  const moved = before.groups.some((id, index) => announced.has(id) && after.groups[index] !== id);
  return moved ? "SALE_GROUP_ANNOUNCED" : null;
}

/** The group whose lots close at an instant; undefined where none does. */
export function groupAt(sale: StoredSale, plannedEndsAt: Date): number | undefined {
  return sale.groups.find((_, index) => groupClosesAt(sale, index).getTime() === plannedEndsAt.getTime());
}
