import type { BidCall } from "./history.ts";

/** The calls of a run as they end, for code that waits for an outcome. */
export interface CallWatch {
  readonly calls: readonly BidCall[];
  readonly onCall: (call: BidCall) => void;
  /** Resolves as soon as `count` of the calls fit; rejects after the time. */
  until(count: number, fits: (call: BidCall) => boolean, timeoutMs: number): Promise<void>;
}

export function watchCalls(): CallWatch {
  const calls: BidCall[] = [];
  const looks = new Set<(call: BidCall) => void>();
  return {
    calls,
    onCall: (call) => {
      calls.push(call);
      for (const look of looks) look(call);
    },
    until: (count, fits, timeoutMs) =>
      new Promise((resolve, reject) => {
        let left = count - calls.filter(fits).length;
        if (left <= 0) return resolve();
        const timer = setTimeout(() => {
          looks.delete(look);
          reject(new Error(`${left} of ${count} calls did not come within ${timeoutMs / 1_000} s`));
        }, timeoutMs);
        const look = (call: BidCall) => {
          if (!fits(call) || --left > 0) return;
          clearTimeout(timer);
          looks.delete(look);
          resolve();
        };
        looks.add(look);
      }),
  };
}

/** Whether the server has accepted or refused the bid. */
export function isAnswered({ outcome }: BidCall): boolean {
  return outcome.kind === "accepted" || outcome.kind === "refused";
}
