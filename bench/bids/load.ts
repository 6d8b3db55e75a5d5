/** One run: so many callers on these lots, each with one bid under way. */
export interface Load {
  readonly callers: number;
  readonly runMs: number;
  readonly lots: readonly BenchLot[];
}

/** A lot with the amount (haléře) that the next bid must exceed. */
export interface BenchLot {
  readonly id: number;
  readonly escrowedMinor: number;
}

export interface Rate {
  /** Accepted bids a second. */
  readonly perSecond: number;
  readonly refused: number;
  /** null where the driver does not measure it. */
  readonly p99Ms: number | null;
}

/** Two increments of the stage, so that of two bids that come in the wrong order both are accepted. */
const riseMinor = 2_00;

/** Keeps `callers` bids under way for `runMs`; `bid` tells whether its bid was accepted. Amounts rise on each lot. */
export async function keepBidding(
  { callers, runMs, lots }: Load,
  bid: (caller: number, lot: number, maximumMinor: number) => Promise<boolean>,
): Promise<Rate> {
  const next = lots.map(({ escrowedMinor }) => escrowedMinor);
  const latencies: number[] = [];
  let accepted = 0;
  let refused = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + runMs;
  const callOn = async (caller: number) => {
    for (let at = performance.now(); at < endsAt; ) {
      const pick = Math.floor(Math.random() * lots.length);
      next[pick] = (next[pick] ?? 0) + riseMinor;
      const isAccepted = await bid(caller, lots[pick]?.id ?? 0, next[pick] ?? 0);
      const now = performance.now();
      latencies.push(now - at);
      at = now;
      if (isAccepted) accepted++;
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => callOn(caller)));
  const seconds = (performance.now() - startedAt) / 1_000;
  latencies.sort((a, b) => a - b);
  const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
  return { perSecond: Math.round(accepted / seconds), refused, p99Ms: Math.round(p99 * 100) / 100 };
}
