import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isLineThere, pauseForLine } from "#web/loading/line.ts";
import { tellWaiting } from "#web/loading/waiting-for-line.ts";

/**
 * A navigation without a line stays on the page, which says so, and goes on when the line is back; another navigation takes
 * its place.
 */
export const waitForLine: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }) => {
  if (navigator.onLine) return;
  tellWaiting(true);
  while (!request.signal.aborted && !(navigator.onLine && (await isLineThere()))) await pauseForLine();
  tellWaiting(false);
};
