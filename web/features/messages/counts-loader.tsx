import { useEffect } from "react";
import { useLocation } from "react-router";
import { refreshCounts, startCounting } from "./counts-store.ts";

/** Once a page with somebody signed in: keeps the counts of the frame up to date. */
export function CountsLoader() {
  const { pathname } = useLocation();
  useEffect(startCounting, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is a reason to look
  useEffect(() => void refreshCounts(), [pathname]);
  return null;
}
