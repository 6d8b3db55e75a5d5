import { leastDismissed, type ReporterMeasure, reporterDays } from "#contract/reports/reporter-measures.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { MessageKey } from "#server/messages/message-key.ts";

interface Measure {
  readonly kind: ReporterMeasure;
  readonly createdAt: Date;
  readonly until: Date | null;
  readonly withdrawnAt: Date | null;
}
interface Reporter {
  /** When the reports were filed that stand dismissed now. */
  readonly dismissed: readonly Date[];
  readonly measures: readonly Measure[];
}

/** From when on reports and warnings count. */
export const countedFrom = (now: Date): Date => new Date(now.getTime() - reporterDays * dayMs);

/** The pause that holds now; null: they may report. */
export function pauseNow<Row extends Measure>(measures: readonly Row[], now: Date): Row | null {
  const holds = ({ kind, until, withdrawnAt }: Row) =>
    kind === "pause" && withdrawnAt === null && until !== null && until > now;
  return measures.find(holds) ?? null;
}

/**
 * M18: Whoever reports without grounds is warned from {leastDismissed} reports dismissed in {reporterDays} days on, and paused from
 * reporting for 7, 30, 90 or 180 days once another is dismissed of those filed after a warning, which holds for {reporterDays} days (DSA,
 * Art. 23): an account, or a guest by e-mail, by a moderator who is no side of the report, audited, with reasons told by mail, to which
 * they answer to object. Either is withdrawn likewise. A paused report is refused with until when and why; to a guest the reason itself is
 * in the mail alone. Reports that wait are decided all the same.
 */
export function measureRefusal(kind: ReporterMeasure, { dismissed, measures }: Reporter, now: Date): MessageKey | null {
  if (pauseNow(measures, now)) return "REPORTER_PAUSED";
  const since = countedFrom(now);
  const warnings = measures.filter((each) => each.kind === "warning" && each.withdrawnAt === null);
  const warning = warnings.find(({ createdAt }) => createdAt > since);
  const counted = dismissed.filter((at) => at > since);
  if (kind === "warning") {
    if (warning) return "REPORTER_WARNED";
    return counted.length < leastDismissed ? "REPORTER_NOT_OFTEN" : null;
  }
  if (!warning) return "REPORTER_NOT_WARNED";
  return counted.some((at) => at > warning.createdAt) ? null : "REPORTER_HEEDED";
}

/** What could be decided now. */
export function measureOpen(reporter: Reporter, now: Date): ReporterMeasure | null {
  const open = (kind: ReporterMeasure) => measureRefusal(kind, reporter, now) === null;
  if (open("pause")) return "pause";
  return open("warning") ? "warning" : null;
}
