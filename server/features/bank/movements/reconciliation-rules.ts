/** What came to an account and went from it on a day, haléře. */
export interface DayMoves {
  readonly account: string;
  readonly currency: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly cameMinor: number;
  readonly wentMinor: number;
}

/** What a statement says of an account at the end of a day. */
export interface DayBalance {
  readonly account: string;
  readonly currency: string;
  readonly day: string;
  readonly amountMinor: number;
}

interface Compared {
  readonly balanceMinor: number | null;
  /** Haléře; null where no balance, or none before it, is known. */
  readonly differenceMinor: number | null;
}

export const dayKey = ({ account, currency, day }: Pick<DayMoves, "account" | "currency" | "day">) =>
  [account, currency, day].join(" ");

/**
 * PM19: By account and day the balance of a statement has to be the one before it, with what came since and without what went since as
 * statements have told it; where it is not, lines are missing or there twice, and the day is red.
 *
 * The days of accounts with their balances and by how much these differ, by `dayKey`.
 */
export function compareDays(moves: readonly DayMoves[], balances: readonly DayBalance[]): Map<string, Compared> {
  const compared = new Map<string, Compared>();
  const ofAccount = ({ account, currency }: { account: string; currency: string }) => `${account} ${currency}`;
  const movesOf = Map.groupBy(moves, ofAccount);
  const balancesOf = Map.groupBy(balances, ofAccount);
  for (const key of new Set([...movesOf.keys(), ...balancesOf.keys()])) {
    const stated = new Map((balancesOf.get(key) ?? []).map((balance) => [balance.day, balance]));
    const moved = new Map((movesOf.get(key) ?? []).map((each) => [each.day, each]));
    let expectedMinor: number | null = null;
    for (const day of [...new Set([...stated.keys(), ...moved.keys()])].sort()) {
      const move = moved.get(day);
      if (expectedMinor !== null && move) expectedMinor += move.cameMinor - move.wentMinor;
      const balanceMinor = stated.get(day)?.amountMinor ?? null;
      const [account = "", currency = ""] = [(move ?? stated.get(day))?.account, (move ?? stated.get(day))?.currency];
      const differenceMinor = balanceMinor === null || expectedMinor === null ? null : balanceMinor - expectedMinor;
      compared.set(dayKey({ account, currency, day }), { balanceMinor, differenceMinor });
      if (balanceMinor !== null) expectedMinor = balanceMinor;
    }
  }
  return compared;
}
