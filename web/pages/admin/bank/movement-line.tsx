import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { BankMovement } from "#contract/bank/bank-movements.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { moneyText } from "./money-text.ts";
import { OutgoingDecision } from "./outgoing-decision.tsx";

/** A movement of an account: how much and when, whose, and what it has paid or why it waits. */
export function MovementLine({ movement }: { movement: BankMovement }) {
  const { t } = useTranslation(["bankAdmin", "payments"]);
  const locale = useLocale();
  const { direction, state, day, amount, currency, account, variableSymbol, note, isTakenBack } = movement;
  const sign = direction === "in" ? "+" : "−";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-3.5 tablet:grid-cols-[7rem_minmax(0,1fr)_9rem]">
      <p className="type-small pt-0.5">{formatDate(day, locale)}</p>
      <div className="min-w-0 max-tablet:col-span-2 max-tablet:row-start-2">
        <p className="type-control">
          <Outcome movement={movement} />
        </p>
        <FactLine
          className="type-small text-muted [overflow-wrap:anywhere]"
          facts={factsOfTexts([
            variableSymbol && t("payments:admin.symbol", { symbol: variableSymbol }),
            account && t("bankAdmin:movements.account", { account }),
          ])}
        />
        {note && <p className="type-small mt-1 [overflow-wrap:anywhere]">{note}</p>}
        {direction === "out" && state === "waiting" && !isTakenBack && <OutgoingDecision movement={movement} />}
      </div>
      <p className="type-control tnum whitespace-nowrap tablet:text-right">
        {sign}
        {moneyText(amount, currency)}
      </p>
    </li>
  );
}

/** What a movement has paid, with the way there, or what it is instead. */
function Outcome({ movement: { direction, state, target, reason, fault, isTakenBack } }: { movement: BankMovement }) {
  const { t } = useTranslation("bankAdmin");
  const locale = useLocale();
  const money = pathTo("moneyAdmin", locale);
  if (target) {
    const { kind, id, orderId } = target;
    const isOfOrder = kind === "order" || kind === "refund";
    const to = isOfOrder ? `${money}?group=orders&q=${orderId}` : kind === "payout" ? `${money}?group=sent` : null;
    const said = t(`movements.target.${kind}`, { id: isOfOrder ? (orderId ?? id) : id });
    return to ? (
      <Link className="inline-block min-h-6 underline underline-offset-4" to={to}>
        {said}
      </Link>
    ) : (
      said
    );
  }
  if (state === "waiting" && (direction === "in" || isTakenBack))
    return (
      <Link className="inline-block min-h-6 underline underline-offset-4" to={money}>
        {t(isTakenBack ? "movements.takenBack" : "movements.fault.receipt")}
      </Link>
    );
  if (state === "waiting") return t(`movements.fault.${fault ?? "no_payment"}`);
  if (state === "settled") return t("movements.confirmed");
  return reason ?? t(isTakenBack ? "movements.takenBack" : "movements.returned");
}
