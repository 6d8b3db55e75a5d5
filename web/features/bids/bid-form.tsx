import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { atFirstAct } from "#web/loading/at-first-act.ts";
import { laterPart } from "#web/loading/later-part.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { pressOnce } from "#web/ui/press-once.ts";
import { AmountRow } from "./amount-row.tsx";
import type { BidFormProps } from "./bid-props.ts";
import { QuickAmounts } from "./quick-amounts.tsx";
import { Reconnect } from "./reconnect.tsx";
import type { Situation } from "./situation.ts";
import { allInTotal } from "./totals.ts";
import { useBidEntry } from "./use-bid-entry.ts";

const loadQuestion = () => import("./bid-question.tsx");
const BidQuestion = laterPart(loadQuestion);
const BudgetQuestion = laterPart(() => import("./budget-question.tsx"));

/**
 * The form for a maximum: field, quick amounts, one button that names the amount, what it would cost, what it means.
 * While the connection is lost the field stays with its amount, and nothing can be sent.
 */
export function BidForm(props: BidFormProps) {
  const { lot, situation, onChoose, inputRef } = props;
  const { t } = useTranslation("bids");
  const entry = useBidEntry(props);
  const { entered, amount, minimum, error, isPaused } = entry;
  const leading = lot.viewer?.isLeader === true;
  const label = isPaused ? "paused" : leading ? "raise" : "maximum";
  return (
    <>
      <form method="post" onSubmit={entry.submit} onKeyDown={pressOnce} noValidate className="mt-5 grid gap-2.5">
        <MoneyField
          label={t(`form.${label}`, { amount: formatCzk(minimum) })}
          value={entered}
          onChange={entry.choose}
          disabled={isPaused}
          step={lot.step}
          min={minimum}
          error={error}
          inputRef={inputRef}
          name="maximum"
        />
        {error && amount !== null && amount < minimum && (
          <Button kind="quiet" className="justify-self-start" onClick={() => onChoose(minimum)}>
            {t("error.useMinimum", { amount: formatCzk(minimum) })}
          </Button>
        )}
        {isPaused ? (
          <Waiting onRetry={props.onRetryConnection} />
        ) : (
          <Sending {...props} amount={amount} minimum={minimum} />
        )}
      </form>
      {situation !== "connection_lost" && <Question {...props} entry={entry} />}
    </>
  );
}

/** The question comes with the visitor's first action, so that it opens at once; once asked it stays, so that it closes smoothly. */
function Question({ listing, lot, entry }: BidFormProps & { entry: ReturnType<typeof useBidEntry> }) {
  const [isNeeded, setNeeded] = useState(false);
  if (entry.asked !== null && !isNeeded) setNeeded(true);
  useEffect(() => atFirstAct(loadQuestion), []);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <BidQuestion {...{ listing, lot }} amount={entry.asked} onConfirm={entry.send} onClose={entry.keep} />
      <BudgetQuestion over={entry.overBudget} onConfirm={entry.send} onClose={entry.stay} />
    </Suspense>
  );
}

/** Stands in the place of what sends the amount while the connection is lost. */
function Waiting({ onRetry }: { onRetry: BidFormProps["onRetryConnection"] }) {
  const { t } = useTranslation("bids");
  return (
    <>
      <Button type="submit" size="large" wide disabled>
        {t("action.waitForConnection")}
      </Button>
      <Reconnect onRetry={onRetry} />
    </>
  );
}

/** What sends the amount, with quick ones to choose from, and what it would cost and mean. */
function Sending(props: BidFormProps & { amount: number | null; minimum: number }) {
  const { lot, situation, busy, onChoose, amount, minimum } = props;
  const { t } = useTranslation("bids");
  const leading = lot.viewer?.isLeader === true;
  const sendable = leading ? "form.raiseTo" : "form.bid";
  const isTooLow = amount !== null && amount < minimum;
  return (
    <>
      <QuickAmounts
        amounts={lot.quickAmounts}
        premium={props.listing.buyerPremium}
        chosen={amount}
        onChoose={onChoose}
      />
      <Button type="submit" kind={leading ? "outline" : "primary"} size="large" wide busy={busy}>
        {amount === null && t("form.bidPlain")}
        {amount !== null && t(isTooLow ? "form.least" : sendable, { amount: formatCzk(isTooLow ? minimum : amount) })}
      </Button>
      <noscript>
        <p className="type-caption text-muted">{t("form.needsScript")}</p>
      </noscript>
      <dl className="mt-1 grid gap-2">
        <Totals listing={props.listing} lot={lot} situation={situation} amount={amount} />
      </dl>
      <p className="type-caption text-muted">{t(explanation(situation))}</p>
    </>
  );
}

function Totals({
  listing,
  lot,
  situation,
  amount,
}: Pick<BidFormProps, "listing" | "lot" | "situation"> & { amount: number | null }) {
  const { t } = useTranslation("bids");
  if (amount === null) return null;
  const most = allInTotal(amount, listing);
  const leading = lot.viewer?.isLeader === true;
  const now =
    leading && situation !== "leading_below_reserve" && lot.price !== null ? allInTotal(lot.price, listing) : null;
  return (
    <>
      {now && <AmountRow label={t(`total.now.${now.kind}`)} value={formatCzk(now.total)} />}
      <AmountRow label={t(`total.${leading ? "most" : "win"}.${most.kind}`)} value={formatCzk(most.total)} />
      {most.premium > 0 && <AmountRow label={t("ofThatPremium")} value={formatCzk(most.premium)} />}
    </>
  );
}

function explanation(situation: Situation): string {
  if (situation === "leading_below_reserve") return "explain.reserve";
  return situation === "leading" || situation === "leading_last_minute" ? "explain.raise" : "explain.maximum";
}
