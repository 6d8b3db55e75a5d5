export interface RetractButtonProps {
  listingId: number;
  /** Of the bid's line in the log. */
  hash: string;
  /** Public name of the bidder; null: the visitor's own bid. */
  bidder: string | null;
  /** For a narrow column: the button's name says the rest. */
  short?: boolean;
}
