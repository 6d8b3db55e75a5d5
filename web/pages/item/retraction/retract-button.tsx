import { Suspense } from "react";
import { laterPart } from "#web/loading/later-part.ts";

// Few visitors may withdraw anything, and what they need for it is much.
const RetractOwn = laterPart(() => import("./retract-own.tsx"));
const RetractOthers = laterPart(() => import("./retract-others.tsx"));

export interface RetractButtonProps {
  listingId: number;
  /** Of the bid's line in the log. */
  hash: string;
  /** Public name of the bidder; null: the visitor's own bid. */
  bidder: string | null;
  /** For a narrow column: the button's name says the rest. */
  short?: boolean;
}

/** Withdraws a bid after a reason and a confirmation: there is no way back. A moderator names a rule as well. */
export function RetractButton({ bidder, ...rest }: RetractButtonProps) {
  return (
    <Suspense>
      {bidder === null ? <RetractOwn {...rest} /> : <RetractOthers {...rest} bidder={bidder} />}
    </Suspense>
  );
}
