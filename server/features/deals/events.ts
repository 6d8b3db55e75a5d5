import type { CaseKind } from "#contract/deal-cases.ts";
import type { CaseRow, DealRow } from "./deal-row.ts";

interface Parties {
  dealId: number;
  listingId: number;
  sellerId: number;
  buyerId: number;
}
/** What a side did that the other one is told of. `at` tells a step from the same one taken again. */
export type ToldStep =
  | "paid"
  | "payment_undone"
  | "sent"
  | "dispatch_undone"
  | "tracking_corrected"
  | "received"
  | "shipping_set"
  | "shipping_lowered";

/** What deals tell later features. No payload carries an address, an account or what somebody wrote. */
export type DealEvent =
  | { topic: "DealOpened"; payload: Parties }
  | { topic: "DealStepTaken"; payload: Parties & { step: ToldStep; at: string; byTime: boolean } }
  /** Received: from now on both sides may review each other. Told once a deal. */
  | { topic: "DealCompleted"; payload: Parties }
  | { topic: "DealCancelled"; payload: Parties }
  | { topic: "PaymentReminded"; payload: Parties & { number: 1 | 2 } }
  | { topic: "CaseFiled"; payload: Parties & { caseId: number; kind: CaseKind; filedById: number } }
  | { topic: "CaseAnswered"; payload: Parties & { filedById: number } }
  | { topic: "CaseDecided"; payload: Parties & { caseId: number } }
  /** The buyer never paid, a moderator said so: the sale does not stand. */
  | { topic: "NonPaymentUpheld"; payload: { dealId: number; listingId: number; buyerId: number } };

type Row = Pick<DealRow, "id" | "listingId" | "sellerId" | "buyerId">;

const partiesOf = ({ id, listingId, sellerId, buyerId }: Row): Parties => ({
  dealId: id,
  listingId,
  sellerId,
  buyerId,
});

export const dealOpened = (deal: Row): DealEvent => ({ topic: "DealOpened", payload: partiesOf(deal) });
export const dealCompleted = (deal: Row): DealEvent => ({ topic: "DealCompleted", payload: partiesOf(deal) });
export const dealCancelled = (deal: Row): DealEvent => ({ topic: "DealCancelled", payload: partiesOf(deal) });

/** `byTime`: neither side did it. */
export const dealStepTaken = (deal: Row, step: ToldStep, at: Date, byTime = false): DealEvent => ({
  topic: "DealStepTaken",
  payload: { ...partiesOf(deal), step, at: at.toISOString(), byTime },
});

export const paymentReminded = (deal: Row, number: 1 | 2): DealEvent => ({
  topic: "PaymentReminded",
  payload: { ...partiesOf(deal), number },
});

export const caseFiled = (deal: Row, { id, kind, filedById }: CaseRow): DealEvent => ({
  topic: "CaseFiled",
  payload: { ...partiesOf(deal), caseId: id, kind, filedById },
});

export const caseAnswered = (deal: Row, { filedById }: CaseRow): DealEvent => ({
  topic: "CaseAnswered",
  payload: { ...partiesOf(deal), filedById },
});

export const caseDecided = (deal: Row, caseId: number): DealEvent => ({
  topic: "CaseDecided",
  payload: { ...partiesOf(deal), caseId },
});

export const nonPaymentUpheld = ({ id, listingId, buyerId }: Row): DealEvent => ({
  topic: "NonPaymentUpheld",
  payload: { dealId: id, listingId, buyerId },
});
