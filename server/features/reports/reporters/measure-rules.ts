import { leastDismissed, type ReporterMeasure, reporterDays } from "#contract/messages/reporter-measures.ts";
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
 * Why a measure may not be taken about somebody (RULES.md M18); null: it may. A warning asks for dismissed reports, a pause for a
 * warning that holds and a report dismissed of those filed after it.
 */
export function measureRefusal(
  kind: ReporterMeasure,
  { dismissed, measures }: Reporter,
  now: Date,
): MessageKey | null {
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
