import { Suspense } from "react";
import { laterPart } from "#web/loading/later-part.ts";
import type { RetractButtonProps } from "./retract-button-props.ts";

// Few visitors may withdraw anything, and what they need for it is much.
const RetractOwn = laterPart(() => import("./retract-own.tsx"));
const RetractOthers = laterPart(() => import("./retract-others.tsx"));

/** Withdraws a bid after a reason and a confirmation: there is no way back. A moderator names a rule as well. */
export function RetractButton({ bidder, ...rest }: RetractButtonProps) {
  return (
    <Suspense>{bidder === null ? <RetractOwn {...rest} /> : <RetractOthers {...rest} bidder={bidder} />}</Suspense>
  );
}
