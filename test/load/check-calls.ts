import type { BidCall, StoredBid, StoredLot } from "./history.ts";

/** All calls of a bidder under one key, with the bid stored for it. */
interface Attempt {
  readonly calls: BidCall[];
  readonly stored: { readonly lotId: number; readonly bid: StoredBid }[];
}

/** Checks the answers to callers against the stored bids. */
export function checkCalls(calls: readonly BidCall[], lots: readonly StoredLot[]): string[] {
  const attempts = new Map<string, Attempt>();
  const attemptOf = (bidderId: number, key: string) => {
    const name = `${bidderId} ${key}`;
    const found = attempts.get(name) ?? { calls: [], stored: [] };
    attempts.set(name, found);
    return found;
  };
  for (const call of calls) attemptOf(call.bidderId, call.key).calls.push(call);
  for (const { id, bids } of lots) {
    for (const bid of bids) attemptOf(bid.bidderId, bid.idempotencyKey).stored.push({ lotId: id, bid });
  }
  const broken = calls.flatMap(({ outcome }) => (outcome.kind === "broken" ? [outcome.status] : []));
  const faults = broken.map((status) => `a call was answered ${status}`);
  const reported = [...attempts].flatMap(([name, attempt]) =>
    checkAttempt(attempt).map((fault) => `bid ${name}: ${fault}`),
  );
  return [...faults, ...reported, ...lots.flatMap((lot) => checkOrder(lot, attempts))];
}

/** Checks rule B11, and that no caller was told anything false. */
function checkAttempt({ calls, stored }: Attempt): string[] {
  const [only] = stored;
  if (stored.length > 1) return [`is stored ${stored.length} times`];
  const accepted = calls.filter(({ outcome }) => outcome.kind === "accepted");
  if (!only) return accepted.length > 0 ? ["was acknowledged, but is not stored"] : [];
  if (calls.length === 0) return ["is stored, but nobody sent it"];
  if (calls.every(({ outcome }) => outcome.kind === "refused")) return ["was refused, but is stored"];
  const faults: string[] = [];
  const { lotId, bid } = only;
  for (const call of accepted) {
    if (call.outcome.kind === "accepted" && call.outcome.placedAt.getTime() !== bid.placedAt.getTime()) {
      faults.push("was acknowledged for another moment than it is stored with");
    }
  }
  // A call with the same key and another body is refused, so an accepted one must be the stored bid.
  for (const call of calls.filter(({ outcome }) => outcome.kind !== "refused")) {
    if (call.lotId !== lotId || call.maximumMinor !== bid.maximumMinor) {
      faults.push("is stored with another body");
      break;
    }
  }
  return faults;
}

/** A bid that was answered before another was sent has the smaller sequence. */
function checkOrder({ id, bids }: StoredLot, attempts: ReadonlyMap<string, Attempt>): string[] {
  const faults: string[] = [];
  let latestStart = Number.NEGATIVE_INFINITY;
  let latestSequence = 0;
  for (const bid of bids.toSorted((a, b) => a.sequence - b.sequence)) {
    const calls = attempts.get(`${bid.bidderId} ${bid.idempotencyKey}`)?.calls ?? [];
    const answered = calls.filter(({ outcome }) => outcome.kind === "accepted");
    const end = Math.min(...answered.map(({ endedAt }) => endedAt));
    if (end < latestStart) {
      faults.push(
        `lot ${id}: bid ${bid.sequence} was answered before bid ${latestSequence} was sent, but comes after it`,
      );
    }
    const start = Math.min(...calls.map(({ startedAt }) => startedAt));
    if (calls.length > 0 && start > latestStart) {
      latestStart = start;
      latestSequence = bid.sequence;
    }
  }
  return faults;
}
