/** What the progress bar at the top of the page knows of requests. */
export interface Activity {
  /** The number of requests under way. */
  readonly running: number;
  /** The number of failed requests so far; a rise shows as a failure, whatever else is under way. */
  readonly failures: number;
  /** 0…100 of the bytes sent or received, where their number is known. */
  readonly percent: number | null;
}

/** A request under way; `share` is the part of its bytes, 0…1. It ends once, whether it succeeds or fails. */
export interface Work {
  progressed(share: number): void;
  done(): void;
  failed(): void;
}

const atRest: Activity = { running: 0, failures: 0, percent: null };

let activity = atRest;
const shares = new Map<Work, number | null>();
const listeners = new Set<() => void>();

export const currentActivity = (): Activity => activity;
export const noActivity = (): Activity => atRest;

export function subscribeToActivity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a request begins. */
export function beginWork(): Work {
  const end = (failures: 0 | 1) => shares.delete(work) && show(activity.failures + failures);
  const work: Work = {
    progressed: (share) => {
      if (!shares.has(work)) return;
      shares.set(work, Math.min(1, Math.max(0, share)));
      show();
    },
    done: () => end(0),
    failed: () => end(1),
  };
  shares.set(work, null);
  show();
  return work;
}

function show(failures = activity.failures): void {
  const known = [...shares.values()].filter((share) => share !== null);
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
  activity = { running: shares.size, failures, percent: known.length > 0 ? Math.min(100, mean * 100) : null };
  for (const listener of listeners) listener();
}
