/** connection: the server could not be reached; server: it was, and asked for time or failed. */
export type PauseCause = "connection" | "server";

/** No upload begins until then. */
export interface Pause {
  readonly cause: PauseCause;
  /** ms; null: not tried by itself any more, only when the connection is said to be back or somebody asks. */
  readonly retryAt: number | null;
}

/** Waits before trying again, by the number of pauses in a row; after the last one nothing is tried by itself. */
export const pauseMs = [2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 60_000, 60_000, 60_000, 60_000];

/** A file at which the server failed so often is given up, so that the others get their turn. */
export const mostFaults = 4;

/** The pause after an upload broke off, given the one that may be on already. What the server asks for is kept to. */
export function afterPause(
  current: Pause | null,
  { cause, at, retryAfterMs, pauses }: { cause: PauseCause; at: number; retryAfterMs: number | null; pauses: number },
): Pause {
  const waitMs = pauseMs[pauses - 1];
  if (waitMs === undefined) return { cause, retryAt: null };
  const retryAt = at + Math.max(waitMs, retryAfterMs ?? 0);
  if (!current) return { cause, retryAt };
  return {
    cause: current.cause,
    retryAt: current.retryAt === null ? null : Math.max(current.retryAt, retryAt),
  };
}
