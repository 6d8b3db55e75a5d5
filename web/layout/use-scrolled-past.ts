import { type RefObject, useEffect, useState } from "react";

/** FR1: The header stands out once the page is scrolled past its height minus {thresholdPx} px. */
export const thresholdPx = 75;

/** Whether the page is scrolled far enough for the header to stand out. */
export function useScrolledPast(header: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(window.scrollY > Math.max(0, (header.current?.offsetHeight ?? 0) - thresholdPx));
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [header]);
  return past;
}
