import { Link } from "react-router";
import type { DayOfAccount } from "#contract/bank/bank-movements.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatDate } from "#web/format/dates.ts";
import type { useLocale } from "#web/format/use-locale.ts";
import { addressOfQuery } from "#web/pages/admin/list/filters.ts";
import type { CellsOf } from "#web/pages/admin/list/list-of.ts";
import { moneyText } from "./money-text.ts";
import { movementList, type reconciliationList } from "./movement-list.ts";

/** What of a day's movements each figure is the sum of. */
const narrowings = {
  came: { direction: "in" },
  paid: { direction: "in", state: "settled" },
  cameWaiting: { direction: "in", state: "waiting" },
  went: { direction: "out" },
  settled: { direction: "out", state: "settled" },
  wentWaiting: { direction: "out", state: "waiting" },
} as const;

/** A day of an account: each figure leads to its movements; a difference is red. */
export function dayCells(
  locale: ReturnType<typeof useLocale>,
  unnamed: string,
): CellsOf<typeof reconciliationList, DayOfAccount> {
  const figure = (name: keyof typeof narrowings) => (of: DayOfAccount) => {
    const { account, currency, day, [name]: amount } = of;
    if (amount === 0) return <span className="text-muted">{moneyText(0, currency)}</span>;
    const narrowed = { ...narrowings[name], account, from: day, to: day };
    const to = `${pathTo("bankMovementAdmin", locale)}${addressOfQuery(movementList.filters, narrowed)}`;
    return (
      <Link className="quiet-link inline-block min-h-6" to={to}>
        {moneyText(amount, currency)}
      </Link>
    );
  };
  return {
    day: ({ day }) => formatDate(day, locale),
    account: ({ account }) => account || unnamed,
    ...{ came: figure("came"), paid: figure("paid"), cameWaiting: figure("cameWaiting") },
    ...{ went: figure("went"), settled: figure("settled"), wentWaiting: figure("wentWaiting") },
    balance: ({ balance, currency }) => (balance === null ? "–" : moneyText(balance, currency)),
    difference: ({ difference, currency }) => {
      if (difference === null) return "–";
      const isWrong = difference !== 0;
      return <span className={isWrong ? "text-danger-text" : undefined}>{moneyText(difference, currency)}</span>;
    },
  };
}
