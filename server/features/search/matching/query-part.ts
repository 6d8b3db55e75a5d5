/** A word or a measure of a query (`f_query`), with its stored form: `rumy`, `rum`. */
export interface QueryPart {
  readonly written: string;
  readonly stem: string;
  /** The lexeme of a measure: `ml:700`; null of a word. */
  readonly measure: string | null;
  /** The lexemes of the countries that it names. */
  readonly lands: readonly string[];
  readonly excluded: boolean;
  /** What else the thing is called (`f_other_names`): `champagne` of `sampanske`. */
  readonly otherNames?: readonly Pick<QueryPart, "written" | "stem">[];
  /** The words that it may be the beginning of. */
  readonly completions?: readonly string[];
  /** Whether any word with this beginning matches. */
  readonly isBegun?: boolean;
}
