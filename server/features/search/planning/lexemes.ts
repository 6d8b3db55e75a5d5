/** The share of entries that have a lexeme, in [0, 1], from PostgreSQL's own statistics (population.ts). */
export interface Shares {
  of(lexeme: string): number;
  /** The shares of all lexemes with this beginning, added up. */
  ofBeginning(text: string): number;
}

/** A condition on lexemes as text of a tsquery, escaped so that user input cannot change it. */
export interface Condition {
  readonly text: string;
  /** The estimated share of entries that meet it, its parts taken as independent. */
  share(shares: Shares): number;
  /** The total length of the index's lists for it, as a share of all entries. */
  listed(shares: Shares): number;
}

export function lexeme(value: string): Condition {
  const share = (shares: Shares) => shares.of(value);
  return { text: quoted(value), share, listed: share };
}

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
