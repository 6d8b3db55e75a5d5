import type { Assessment } from "#server/ports/human-check/human-check.ts";

/** The least score of a person, as reCAPTCHA itself advises. */
const leastScore = 0.5;

/**
 * A8: Where reCAPTCHA is connected, registering, subscribing, and a guest's report or order need a person's token: its action, this site, a
 * score of at least {leastScore}; while the service is away everybody passes.
 *
 * Whether a token shows that a person did `action` on this very site.
 */
export function isHuman(
  { success, action, hostname, score }: Assessment,
  wanted: { action: string; hostname: string },
): boolean {
  return success && action === wanted.action && hostname === wanted.hostname && score >= leastScore;
}
