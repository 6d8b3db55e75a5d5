import { useEffect, useRef } from "react";

/** B19: A press sends a proposed amount only if it has stood there for {readMs}. */
const readMs = 700;

/**
 * Whether a press can mean the amount that it would send: one that the visitor chose (`suggested` is null), or a suggestion
 * that has stood there long enough to be read. The second press of a double click, and one that was on its way while the
 * lot moved, meant another; a bid is binding.
 */
export function useMeant(suggested: number | null): () => boolean {
  const last = useRef({ amount: suggested, since: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (last.current.amount !== suggested) last.current = { amount: suggested, since: performance.now() };
  }, [suggested]);
  return () => {
    const { amount, since } = last.current;
    // Another amount is noted here until React's effects have run for the one just shown.
    return suggested === null || (amount === suggested && performance.now() - since >= readMs);
  };
}
