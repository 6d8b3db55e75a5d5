import type { TFunction } from "i18next";
import { type BulkRun, passedOf } from "./run-bulk.ts";

/** What is told of a bulk action that has ended. */
interface Told {
  readonly title: string;
  /** How many were done, refused and left as they were. */
  readonly counts: string;
  /** What else is to be known: of which one nothing is known, why the server takes no more. */
  readonly notes: readonly string[];
  readonly isWhole: boolean;
}

/** Tells an ended bulk action in words that hold whatever has become of it: the rest is named only where there is one. */
export function tellRun(run: BulkRun, t: TFunction): Told {
  const { done, total, refused, unknown, why, end } = run;
  const rest = total - passedOf(run) - (unknown === null ? 0 : 1);
  const counts = [
    t("deskList:bulk.counts", { done, total }),
    ...(refused.length > 0 ? [t("deskList:bulk.refused", { number: refused.length })] : []),
    ...(rest > 0 ? [t("deskList:bulk.rest")] : []),
  ].join(", ");
  return {
    title: t(`deskList:bulk.end.${end ?? "stopped"}`),
    counts: `${counts}.`,
    notes: [
      ...(unknown === null ? [] : [t("deskList:bulk.unknown", { name: unknown })]),
      ...(why ? [why] : []),
    ],
    isWhole: end === "all" && refused.length === 0,
  };
}
