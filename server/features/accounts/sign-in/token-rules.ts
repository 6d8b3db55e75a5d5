import { dayMs, hourMs } from "#contract/values/durations.ts";

/**
 * A3: A sign-in lasts {idleMs} from its last use, noted at most once an hour, and {longestMs.others} at most, {longestMs.staff} where the
 * account has a scope; its token is 256 random bits, stored hashed, taken from the Authorization header alone.
 */
const idleMs = 30 * dayMs;
/** However much it is used, it ends this long after it began: sooner where it may decide about others (rule A3). */
const longestMs = { staff: 12 * hourMs, others: 90 * dayMs };

/** Until when a sign-in that began at `createdAt` and is used now is good. `scopes`: what its account may do for the operator. */
export function endOfToken({ createdAt, scopes }: { createdAt: Date; scopes: readonly string[] }, now: Date): Date {
  const longest = scopes.length > 0 ? longestMs.staff : longestMs.others;
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longest));
}
