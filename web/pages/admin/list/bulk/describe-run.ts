import type { TFunction } from "i18next";
import { type BulkRun, passedOf } from "./run-bulk.ts";

/** What is told of a bulk action that has ended. */
interface Described {
  readonly title: string;
  /** How many were done, refused and left as they were. */
  readonly counts: string;
  /** What else is to be known: of which one nothing is known, why the server takes no more. */
  readonly notes: readonly string[];
  readonly isWhole: boolean;
}

/** Tells an ended bulk action in words that hold whatever has become of it: the rest is named only where there is one. */
export function describeRun(run: BulkRun, t: TFunction): Described {
  const { done, total, refused, unknown, why, end } = run;
  const rest = total - passedOf(run) - (unknown === null ? 0 : 1);
  const counts = [
    t("adminList:bulk.counts", { done, total }),
    ...(refused.length > 0 ? [t("adminList:bulk.refused", { number: refused.length })] : []),
    ...(rest > 0 ? [t("adminList:bulk.rest")] : []),
  ].join(", ");
  return {
    title: t(`adminList:bulk.end.${end ?? "stopped"}`),
    counts: `${counts}.`,
    notes: [...(unknown === null ? [] : [t("adminList:bulk.unknown", { name: unknown })]), ...(why ? [why] : [])],
    isWhole: end === "all" && refused.length === 0,
  };
}
