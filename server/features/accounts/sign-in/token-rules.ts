import { dayMs, hourMs } from "#contract/values/durations.ts";

/** A sign-in ends this long after its last use (RULES.md A3). */
const idleMs = 30 * dayMs;
/** However much it is used, it ends this long after it began: sooner where it may decide about others (RULES.md A3). */
const longestMs = { staff: 12 * hourMs, others: 90 * dayMs };

/** Until when a sign-in that began at `createdAt` and is used now is good. `scopes`: what its account may do for the operator. */
export function endOfToken(
  { createdAt, scopes }: { createdAt: Date; scopes: readonly string[] },
  now: Date,
): Date {
  const longest = scopes.length > 0 ? longestMs.staff : longestMs.others;
  return new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + longest));
}
