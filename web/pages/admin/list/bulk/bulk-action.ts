import type { BulkStep } from "./use-bulk.ts";

/** What may be done with several rows at once. */
export interface BulkAction<Row> {
  readonly key: string;
  /** Whether a row is offered it. */
  readonly fits: (row: Row) => boolean;
  /** What it is called and what it will do to so many rows. */
  readonly words: (count: number) => { button: string; title: string; text: string; confirm: string };
  readonly step: BulkStep<Row>;
}
