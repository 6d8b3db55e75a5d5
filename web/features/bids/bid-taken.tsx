import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/** By then the question before the bid has closed: while it is open, screen readers hear nothing of the page behind it. */
const afterQuestionMs = 500;

/** Tells screen readers how an own bid came out, also where the band above says the same as before; who leads is said with the price. */
export function BidTaken({ count, isLeader }: { count: number; isLeader: boolean }) {
  const { t } = useTranslation("bids");
  const [said, setSaid] = useState("");
  const outcome = t(isLeader ? "bidTaken.leading" : "bidTaken.outbid");
  useEffect(() => {
    if (count === 0) return;
    // An emptied region makes the same sentence news again.
    setSaid("");
    const timer = setTimeout(() => setSaid(outcome), afterQuestionMs);
    return () => clearTimeout(timer);
  }, [count, outcome]);
  return (
    <span className="sr-only" aria-live="assertive" aria-atomic="true">
      {said}
    </span>
  );
}
