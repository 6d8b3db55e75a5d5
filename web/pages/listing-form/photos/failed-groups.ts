import type { FailedFile } from "./photo-intake.ts";

/** From how many files on a fault is told once for all of them. */
const fewestTogether = 3;

export interface FailedGroup {
  readonly reason: FailedFile["reason"];
  readonly message: string | null;
  readonly files: readonly FailedFile[];
}

/** Failed files by what is wrong with them: those that are told one by one, and those that are told together. */
export function groupFailed(failed: readonly FailedFile[]): {
  readonly single: readonly FailedFile[];
  readonly groups: readonly FailedGroup[];
} {
  const sorted = Map.groupBy(failed, ({ reason, message }) => `${reason} ${message ?? ""}`);
  const groups = [...sorted.values()].flatMap((files) => {
    const [first] = files;
    if (!first || files.length < fewestTogether) return [];
    return [{ reason: first.reason, message: first.message, files }];
  });
  const together = new Set(groups.flatMap(({ files }) => files));
  return { single: failed.filter((file) => !together.has(file)), groups };
}
