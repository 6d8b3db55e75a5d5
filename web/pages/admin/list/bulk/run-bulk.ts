/** A thing of a list, and what it is called where something is told of it. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** Why a bulk action is over: all had their turn, it was stopped, an answer did not come, or the server takes no more for now. */
type BulkEnd = "all" | "stopped" | "cutOff" | "barred";

/** How far a bulk action is. */
export interface BulkRun {
  readonly total: number;
  readonly done: number;
  readonly refused: readonly (Named & { readonly why: string })[];
  /** What the last one is called where its answer did not come, so that nobody knows whether it was done. */
  readonly unknown: string | null;
  /** Why the server takes no more. */
  readonly why: string | null;
  /** null: it still runs. */
  readonly end: BulkEnd | null;
}

/** What a failure of one step means: the others may go on only after a refusal. */
export type Verdict =
  | { readonly kind: "refused"; readonly why: string }
  | { readonly kind: "unanswered" }
  | { readonly kind: "barred"; readonly why: string };

export const begunRun = (total: number): BulkRun => ({
  ...{ total, done: 0, refused: [], unknown: null, why: null, end: null },
});

/** How many have had their turn. */
export const passedOf = ({ done, refused }: BulkRun): number => done + refused.length;

/**
 * Does the step for one row after the other, in the order given. A refused row does not end it; a stop does before the next row,
 * and the row under way is awaited, so that what is told of it is true.
 */
export async function runBulk<Row extends Named>(
  rows: readonly Row[],
  how: {
    step: (row: Row) => Promise<unknown>;
    judge: (error: unknown) => Verdict;
    isStopped: () => boolean;
    onProgress: (run: BulkRun) => void;
  },
): Promise<BulkRun> {
  let run = begunRun(rows.length);
  for (const row of rows) {
    if (how.isStopped()) return { ...run, end: "stopped" };
    const verdict = await how.step(row).then(() => null, how.judge);
    run = afterRow(run, row, verdict);
    if (run.end) return run.end === "cutOff" && how.isStopped() ? { ...run, end: "stopped" } : run;
    how.onProgress(run);
  }
  return { ...run, end: "all" };
}

function afterRow(run: BulkRun, { id, name }: Named, verdict: Verdict | null): BulkRun {
  switch (verdict?.kind) {
    case undefined:
      return { ...run, done: run.done + 1 };
    case "refused":
      return { ...run, refused: [...run.refused, { id, name, why: verdict.why }] };
    case "unanswered":
      return { ...run, unknown: name, end: "cutOff" };
    case "barred":
      return { ...run, why: verdict.why, end: "barred" };
  }
}
