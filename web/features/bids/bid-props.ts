import type { ReactNode, RefObject } from "react";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import type { Purchase } from "./purchase-button.tsx";
import type { Situation } from "./situation.ts";

/**
 * Sends a maximum in CZK; a refusal comes back with words for the field, or with the question whether the visitor's own budget
 * may be passed, which `budgetSeen` answers.
 */
export type PlaceBid = (
  maximum: number,
  budgetSeen?: boolean,
) => Promise<{ ok: true } | { ok: false; message: string; fields?: Record<string, string[]>; passesBudget?: boolean }>;

export interface BidBlockProps {
  listing: ListingDetail;
  /** The newest state; may change at any time. */
  lot: LotState;
  onBid: PlaceBid;
  onPurchase: Purchase;
  /** To the seller of a lot that found no buyer. */
  nextSteps?: NextSteps | null;
  /** A listing that takes price offers shows this under its facts; `lot` as this visitor sees it. */
  offers?: (lot: LotState) => ReactNode;
  /** The visitor's offer to this demand was accepted: the visitor is the seller. */
  isSupplier?: boolean;
  busy: boolean;
  connection: "ok" | "lost";
  /** Opens the log-in; without scripts the button is a link to its page. */
  onLoginClick: () => void;
  /** Offered while the connection is lost. */
  onRetryConnection?: () => void;
  /** Offered while the e-mail is not confirmed; resolves with whether a letter was sent. */
  onResendConfirmation?: () => Promise<boolean>;
}

export interface BidFormProps {
  listing: ListingDetail;
  lot: LotState;
  situation: Situation;
  onBid: PlaceBid;
  busy: boolean;
  /** What the visitor entered; undefined follows the lot's own suggestion. Kept above: it outlives the form. */
  chosen: number | null | undefined;
  onChoose: (amount: number | null | undefined) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onRetryConnection: (() => void) | undefined;
}
