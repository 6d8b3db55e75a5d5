import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { DayOfAccount } from "#contract/bank/bank-movements.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { addressOfQuery } from "#web/pages/admin/list/filters.ts";
import { classes } from "#web/ui/classes.ts";
import { moneyText } from "./money-text.ts";
import { movementList } from "./movement-list.ts";

const incoming = [
  { name: "came", narrows: { direction: "in" } },
  { name: "paid", narrows: { direction: "in", state: "settled" } },
  { name: "cameWaiting", narrows: { direction: "in", state: "waiting" } },
] as const;
const outgoing = [
  { name: "went", narrows: { direction: "out" } },
  { name: "settled", narrows: { direction: "out", state: "settled" } },
  { name: "wentWaiting", narrows: { direction: "out", state: "waiting" } },
] as const;

/** A day of an account: each figure leads to its movements; a difference is red. */
export function DayLine({ of }: { of: DayOfAccount }) {
  const { t } = useTranslation("bankAdmin", { keyPrefix: "reconciliation" });
  const locale = useLocale();
  const { account, currency, day, balance, difference } = of;
  const isWrong = difference !== null && difference !== 0;
  return (
    <li className="grid gap-x-5 gap-y-3 py-3.5 wide:grid-cols-[8.5rem_minmax(0,1fr)]">
      <div>
        <p className="type-control">{formatDate(day, locale)}</p>
        <p className="type-small text-muted [overflow-wrap:anywhere]">{account || t("unnamed")}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-5 gap-y-2 tablet:grid-cols-4">
        {incoming.map((each) => (
          <MovedFigure key={each.name} of={of} {...each} />
        ))}
        <Figure term={t("figure.balance")}>{balance === null ? "–" : moneyText(balance, currency)}</Figure>
        {outgoing.map((each) => (
          <MovedFigure key={each.name} of={of} {...each} />
        ))}
        <Figure term={t("figure.difference")} className={isWrong ? "text-danger-text" : undefined}>
          {difference === null ? "–" : moneyText(difference, currency)}
        </Figure>
      </dl>
    </li>
  );
}

/** A sum that leads to its movements. */
function MovedFigure({
  of,
  name,
  narrows,
}: { of: DayOfAccount } & ((typeof incoming)[number] | (typeof outgoing)[number])) {
  const { t } = useTranslation("bankAdmin", { keyPrefix: "reconciliation" });
  const { account, currency, day } = of;
  const query = addressOfQuery(movementList.filters, { ...narrows, account, from: day, to: day });
  const to = `${pathTo("bankMovementAdmin", useLocale())}${query}`;
  return (
    <Figure term={t(`figure.${name}`)}>
      {of[name] === 0 ? (
        <span className="text-muted">{moneyText(0, currency)}</span>
      ) : (
        <Link className="inline-block min-h-6 underline underline-offset-4" to={to}>
          {moneyText(of[name], currency)}
        </Link>
      )}
    </Figure>
  );
}

function Figure({
  term,
  className,
  children,
}: {
  term: string;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-muted">{term}</dt>
      <dd className={classes("type-control tnum [overflow-wrap:anywhere]", className)}>{children}</dd>
    </div>
  );
}
