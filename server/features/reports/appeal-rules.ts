import {
  type AppealOutcome,
  appealMonths,
  type ReportAction,
  type ReportOutcome,
  type ReportSide,
} from "#contract/reports/report-words.ts";

interface Decided {
  readonly outcome: ReportOutcome | null;
  readonly decidedAt: Date | null;
  readonly decidedById: number | null;
}
interface Appeal {
  readonly side: ReportSide;
  readonly outcome: AppealOutcome | null;
  readonly decidedAt: Date | null;
  readonly decidedById: number | null;
}

/** What holds after the appeals, each of which may turn round what was decided before it; null: nothing is decided yet. */
export function outcomeNow({ outcome }: Pick<Decided, "outcome">, appeals: readonly Appeal[]): ReportOutcome | null {
  const turns = appeals.filter((appeal) => appeal.outcome === "granted").length;
  if (outcome === null || turns % 2 === 0) return outcome;
  return outcome === "upheld" ? "dismissed" : "upheld";
}

/**
 * M15: Each side may appeal once, within six months, against the last decision of a report if it went against it: who reported against a
 * dismissal, whom it concerns against an upheld one. Another moderator than has decided the report before settles it, audited, with
 * reasons. An appeal that is granted turns the decision round: a hidden text is shown and a suspended account released, unless another
 * decision rests on the same; of what was taken off, M17. Who appealed is told, and so is the other side, but for whom a dismissal that
 * stands had named.
 *
 * Until when a side may appeal; null: it may not.
 */
export function appealUntil(report: Decided, appeals: readonly Appeal[], side: ReportSide): Date | null {
  const loser = outcomeNow(report, appeals) === "upheld" ? "reported" : "reporter";
  const isWaiting = appeals.some(({ outcome }) => outcome === null);
  const hasAppealed = appeals.some((appeal) => appeal.side === side);
  const decidedAt = appeals.at(-1)?.decidedAt ?? report.decidedAt;
  if (!decidedAt || isWaiting || hasAppealed || loser !== side) return null;
  return monthsLater(decidedAt, appealMonths);
}

/** What the last decision against whom it concerns did; null: none holds, or it was decided before measures were kept. */
export function measureNow(
  report: Pick<Decided, "outcome"> & { readonly action: ReportAction | null },
  appeals: readonly (Appeal & { readonly action: ReportAction | null })[],
): ReportAction | null {
  if (outcomeNow(report, appeals) !== "upheld") return null;
  return appeals.findLast(({ action }) => action !== null)?.action ?? report.action;
}

/** Whoever has decided a report before does not decide its appeal. */
export function hasDecided(userId: number, report: Decided, appeals: readonly Appeal[]): boolean {
  return [report, ...appeals].some(({ decidedById }) => decidedById === userId);
}

/** The same day of a later month, or that month's last day where it has none. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  // The 31st of August and six months would be the 3rd of March.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}
