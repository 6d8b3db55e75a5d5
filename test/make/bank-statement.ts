/** A movement of Fio's account; below zero it has left. */
export interface FioMovement {
  readonly id: number;
  readonly day: string;
  /** CZK. */
  readonly amount: number;
  readonly symbol?: string;
  /** `19-2000145399/0800` */
  readonly account?: string;
}

/** An answer of Fio's API. */
export function fioStatement(
  movements: readonly FioMovement[],
  { opening = 1_000, closing, dayEnd }: { opening?: number; closing?: number; dayEnd?: string } = {},
): string {
  const sum = movements.reduce((total, { amount }) => Math.round((total + amount) * 100) / 100, opening);
  return JSON.stringify({
    accountStatement: {
      info: {
        ...{ accountId: "2400222222", bankId: "2010", currency: "CZK", iban: "CZ7920100000002400222222" },
        ...{ openingBalance: opening, closingBalance: closing ?? sum },
        dateEnd: `${
          dayEnd ??
          movements
            .map(({ day }) => day)
            .sort()
            .at(-1) ??
          "2026-11-24"
        }+0100`,
      },
      transactionList: { transaction: movements.map(columnsOf) },
    },
  });
}

function columnsOf({ id, day, amount, symbol, account = "" }: FioMovement) {
  const [number, bank] = account.split("/");
  const cells = { 22: id, 0: `${day}+0100`, 1: amount, 14: "CZK", 5: symbol, 2: number, 3: bank };
  return Object.fromEntries(
    Object.entries(cells).map(([column, value]) => [`column${column}`, value ? { value, name: "", id: 0 } : null]),
  );
}
