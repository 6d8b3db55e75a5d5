import type { DealSide } from "#contract/deals/deal-steps.ts";
import type { DealFacts, Rejection } from "./deal-facts.ts";
import type { dealCases, deals } from "./table.ts";

export type DealRow = typeof deals.$inferSelect;
export type CaseRow = typeof dealCases.$inferSelect;

/** A stored deal as the rules see it; `openCase` is the undecided one. `todoOf` needs no rejections. */
export function factsOf(row: DealRow, openCase: CaseRow | null, rejections: readonly Rejection[] = []): DealFacts {
  return {
    ...row,
    rejections,
    isWithGoods: isWithGoods(row),
    openCase: openCase && {
      kind: openCase.kind,
      filedBy: sideOf(row, openCase.filedById),
      isAnswered: openCase.answeredAt !== null,
    },
  };
}

/** Whether an order of goods pays for the deal too, which it then follows (rule GO12). */
function isWithGoods({ isProtected, orderId }: Pick<DealRow, "isProtected" | "orderId">): boolean {
  return !isProtected && orderId !== null;
}

/** The side of a deal that belongs to one of its two users. */
export function sideOf({ sellerId }: Pick<DealRow, "sellerId">, userId: number): DealSide {
  return userId === sellerId ? "seller" : "buyer";
}
