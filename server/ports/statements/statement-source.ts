/** A statement that is there to be taken in. */
export interface StatementFile {
  /** For people. */
  readonly name: string;
  readonly content: Buffer;
  /** What became of it, so that it does not come again; a statement that comes again all the same counts nothing twice (rule PM9). */
  end(outcome: "taken" | "refused"): Promise<void>;
}

/** Where statements of the site's accounts come from by themselves. */
export interface StatementSource {
  readonly kind: "fio" | "folder" | "sandbox";
  /** After so long without one somebody has to know. */
  readonly silentMs: number;
  /** Statements about these days (`YYYY-MM-DD`), where it can be asked for days; throws where it cannot be read. */
  read(period: { readonly from: string; readonly to: string }): Promise<readonly StatementFile[]>;
  /** Names of statements that were refused and wait for a person. */
  listRefused(): Promise<readonly string[]>;
}
