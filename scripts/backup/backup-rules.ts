import { dayMs } from "#contract/values/durations.ts";
import type { Base, Point } from "./backup-folder.ts";

/** BK1: A backup begins anew with a whole base once the last one is {daysOfBase} days old; until then it only adds what has changed. */
const daysOfBase = 7;

/** BK3: With a backup a restore is tried once the last that went well is {daysOfProof} days old. */
const daysOfProof = 7;

/** Bases that nothing of the last `days` needs: all before the newest one that is older than these. */
export function basesToRemove<Known extends Pick<Base, "endedAt">>(
  bases: readonly Known[],
  now: Date,
  days: number,
): Known[] {
  const since = now.getTime() - days * dayMs;
  const first = bases.findLastIndex(({ endedAt }) => Date.parse(endedAt) <= since);
  return bases.slice(0, Math.max(first, 0));
}

/** Points of time that can still be restored. */
export function restorablePoints(points: readonly Point[], [oldest]: readonly Base[]): Point[] {
  return oldest ? points.filter(({ at }) => at >= oldest.startedAt) : [];
}

/** Whether a base is made anew, rather than only what came since the last. */
export function isBaseDue(last: Pick<Base, "startedAt"> | undefined, now: Date): boolean {
  return !last || now.getTime() - Date.parse(last.startedAt) >= daysOfBase * dayMs;
}

/** Whether a restore is to be tried, since the last one that went well is too old. */
export function isProofDue(provenAt: Date | null, now: Date): boolean {
  return !provenAt || now.getTime() - provenAt.getTime() >= daysOfProof * dayMs;
}

const segmentsPerLog = 256;

/**
 * Whether files of write-ahead log follow one another from `first` on (PostgreSQL's names: 8 hexadecimal digits each of timeline, log
 * and segment of 16 MB). A restored database goes on in a new timeline, which needs a base of its own.
 */
export function isUnbroken(first: string, names: readonly string[]): boolean {
  const needed = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first).sort();
  if (needed[0] !== first) return false;
  return needed.every((name, index) => index === 0 || name === nextSegment(needed[index - 1] as string));
}

function nextSegment(name: string): string {
  const [log, segment] = [Number.parseInt(name.slice(8, 16), 16), Number.parseInt(name.slice(16), 16)];
  const next = log * segmentsPerLog + segment + 1;
  return name.slice(0, 8) + hex(Math.floor(next / segmentsPerLog)) + hex(next % segmentsPerLog);
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
