import type { CaseKind, CaseRefusalCode, ProblemKind } from "#contract/deals/case-kinds.ts";
import type { DealRefusalCode } from "#contract/deals/deal.ts";
import type { DealSide, DealStatus } from "#contract/deals/deal-steps.ts";
import type { AwaitedPayment } from "./payment-deadline-rules.ts";

/** A deal as the rules see it. */
export interface DealFacts extends AwaitedPayment {
  readonly status: DealStatus;
  readonly handover: "post" | "in_person" | "both";
  readonly shippingMinor: number | null;
  readonly shippingByAgreement: boolean;
  readonly shippingNamedAt: Date | null;
  /** Where the parcel goes; null until the buyer has said it. */
  readonly delivery: object | null;
  /** When the buyer said that it is paid. */
  readonly paymentSaidAt: Date | null;
  readonly paidAt: Date | null;
  readonly sentAt: Date | null;
  readonly receivedAt: Date | null;
  readonly isProtected: boolean;
  /** Whether an order of goods pays for it too, which it then follows. */
  readonly isWithGoods: boolean;
  readonly trackingNumber: string | null;
  /** When the seller said that it was delivered. */
  readonly deliveredAt: Date | null;
  readonly openCase: { kind: CaseKind; filedBy: DealSide; isAnswered: boolean } | null;
  readonly rejections: readonly Rejection[];
}

/** take: do it; done: done already, with the same answer. */
export type Decision = "take" | "done" | DealRefusalCode | CaseRefusalCode;

/** A report that a moderator has rejected, with no step of the deal since it was filed. */
export interface Rejection {
  readonly kind: CaseKind;
  readonly problem: ProblemKind | null;
  readonly filedBy: DealSide;
  readonly decidedAt: Date;
}
