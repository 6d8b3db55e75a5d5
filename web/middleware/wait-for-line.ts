import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isLineThere, pauseForLine } from "#web/loading/line.ts";
import { announceWaiting } from "#web/loading/waiting-for-line.ts";

/**
 * A navigation without a line stays on the page, which says so, and goes on when the line is back; another navigation takes
 * its place. It goes on as a document of its own, since code that was asked for meanwhile has failed for good.
 */
export const waitForLine: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request, url }) => {
  if (navigator.onLine) return;
  announceWaiting(true);
  while (!request.signal.aborted && !(navigator.onLine && (await isLineThere()))) await pauseForLine();
  announceWaiting(false);
  if (request.signal.aborted) return;
  window.location.assign(url.pathname + url.search + url.hash);
  await new Promise<never>(() => "the document goes");
};
