/** How much of what is searched has a lexeme, as a share in [0, 1]: PostgreSQL's own statistics (population.ts). */
export interface Shares {
  of(lexeme: string): number;
  /** Of all lexemes that begin so, together. */
  ofBeginning(text: string): number;
}

/** A condition on lexemes in PostgreSQL's language of them (tsquery), as text that nothing from outside can break out of. */
export interface Condition {
  readonly text: string;
  /** How much of what is searched meets it, about: its parts are taken to be independent. */
  share(shares: Shares): number;
  /** How long the index's lists for it are together, as a share of what is searched. */
  listed(shares: Shares): number;
}

export function lexeme(value: string): Condition {
  const share = (shares: Shares) => shares.of(value);
  return { text: quoted(value), share, listed: share };
}

/** Any lexeme that begins so. */
export function beginning(value: string): Condition {
  const share = (shares: Shares) => Math.min(1, shares.ofBeginning(value));
  return { text: `${quoted(value)}:*`, share, listed: share };
}

export function allOf(conditions: readonly Condition[]): Condition {
  return {
    text: `(${conditions.map(({ text }) => text).join(" & ")})`,
    share: (shares) => shareOfAll(conditions, shares),
    listed: (shares) => listedTogether(conditions, shares),
  };
}

export function anyOf(conditions: readonly Condition[]): Condition {
  return {
    text: `(${conditions.map(({ text }) => text).join(" | ")})`,
    share: (shares) =>
      Math.min(
        1,
        conditions.reduce((sum, condition) => sum + condition.share(shares), 0),
      ),
    listed: (shares) => listedTogether(conditions, shares),
  };
}

export function none(condition: Condition): Condition {
  return {
    text: `!(${condition.text})`,
    share: (shares) => 1 - condition.share(shares),
    listed: (shares) => condition.listed(shares),
  };
}

export function shareOfAll(conditions: readonly Condition[], shares: Shares): number {
  return conditions.reduce((product, condition) => product * condition.share(shares), 1);
}

function listedTogether(conditions: readonly Condition[], shares: Shares): number {
  return conditions.reduce((sum, condition) => sum + condition.listed(shares), 0);
}

function quoted(text: string): string {
  return `'${text.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;
}
