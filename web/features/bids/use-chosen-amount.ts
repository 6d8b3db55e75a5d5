import { useEffect, useRef, useState } from "react";
import type { LotState } from "#contract/bids/lot-state.ts";
import { browserStorage } from "#web/session/browser-storage.ts";
import { useSession } from "#web/session/session.ts";
import { keepAmount, readSavedAmount } from "./saved-amount.ts";

/**
 * What the visitor has entered for a lot, in CZK: null while the field is empty, undefined follows the lot's suggestion.
 * It outlives a lost connection, the end of a session and a reload; it ends with the bid that it was entered for.
 */
export function useChosenAmount(lot: LotState) {
  const userId = useSession()?.id ?? null;
  const [chosen, setChosen] = useState<number | null | undefined>(undefined);
  const early = useRef<number | null | undefined>(undefined);
  const bidStatus = lot.viewer?.maximum ?? null;
  const choose = (next: number | null | undefined) => {
    setChosen(next);
    if (userId === null) early.current = next;
    if (userId !== null) keepAmount(browserStorage("sessionStorage"), lot.id, userId, next ?? null);
  };
  useEffect(() => {
    if (userId === null) return;
    if (early.current !== undefined) {
      // What was entered before it was known who enters it stays.
      keepAmount(browserStorage("sessionStorage"), lot.id, userId, early.current);
      early.current = undefined;
      return;
    }
    const stored = readSavedAmount(browserStorage("sessionStorage"), lot.id, userId);
    // A bid whose answer was lost on the way may have counted all the same.
    const isBid = stored !== null && stored === bidStatus;
    if (isBid) keepAmount(browserStorage("sessionStorage"), lot.id, userId, null);
    setChosen(isBid ? undefined : (stored ?? undefined));
  }, [lot.id, userId, bidStatus]);
  return { chosen, choose };
}
