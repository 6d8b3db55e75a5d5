/** What browsers tell of a line, those that do. */
export interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is fetched ahead where data are to be saved or the line is slow (rule PA9). */
export function mayPrefetch(line: Line | undefined): boolean {
  return line?.saveData !== true && !/2g$/.test(line?.effectiveType ?? "");
}
