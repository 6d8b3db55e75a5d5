import type { TFunction } from "i18next";
import { type FormEvent, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LotState } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { AmountProblem } from "#web/format/money.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { pressOnce } from "#web/ui/press-once.ts";
import { AmountRow } from "./amount-row.tsx";
import type { PlaceBid } from "./bid-block.tsx";
import { QuickAmounts } from "./quick-amounts.tsx";
import { Reconnect } from "./reconnect.tsx";
import type { Situation } from "./situation.ts";
import { allInTotal } from "./totals.ts";
import { useMeant } from "./use-meant.ts";

interface BidFormProps {
  listing: ListingDetail;
  lot: LotState;
  situation: Situation;
  onBid: PlaceBid;
  busy: boolean;
  /** What the visitor entered; undefined follows the lot's own suggestion. Kept above: it outlives the form. */
  chosen: number | null | undefined;
  onChoose: (amount: number | null | undefined) => void;
  inputRef: RefObject<HTMLInputElement | null>;
  onRetryConnection: (() => void) | undefined;
}

/**
 * The form for a maximum: field, quick amounts, one button that names the amount, what it would cost, what it means.
 * While the connection is lost the field stays with its amount, and nothing can be sent.
 */
export function BidForm(props: BidFormProps) {
  const { lot, situation, onBid, busy, chosen, onChoose, inputRef } = props;
  const { t } = useTranslation("bidding");
  const locale = useLocale();
  const [refused, setRefused] = useState<{ amount: number | null; message: string } | null>(null);
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const isPaused = situation === "connection_lost";
  const leading = lot.viewer?.isLeader === true;
  const minimum = lot.nextMinimum ?? 0;
  const label = isPaused ? "paused" : leading ? "raise" : "maximum";
  // A leader may raise by less than a whole step.
  const own = leading ? (lot.viewer?.maximum ?? null) : null;
  const entered = chosen === undefined ? (lot.quickAmounts[0] ?? minimum) : chosen;
  // An amount that cannot be bid is not named on the button and has no total.
  const amount = entered !== null && entered > maxCzk ? null : entered;
  const named = amount === null ? "" : formatCzk(amount, locale);
  const isMeant = useMeant(chosen === undefined ? amount : null);
  const error = refused?.amount === amount && !isPaused ? refused.message : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || isPaused) return;
    if (!isMeant()) {
      // A bidder who has just taken the lead sees it and pressed once too often.
      if (!leading) setRefused({ amount, message: t("error.moved", { amount: named }) });
      return;
    }
    const isEnough = amount !== null && (amount >= minimum || (own !== null && amount > own));
    // The amount sent is the amount meant, even when no answer comes back and the lot moves on.
    if (isEnough) onChoose(amount);
    const message = isEnough ? refusalOf(await onBid(amount), t) : reason();
    setRefused(message === null ? null : { amount, message });
    if (message !== null) return inputRef.current?.focus();
    onChoose(undefined);
    // The phone's keyboard closes, so that the result can be seen.
    if (window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
  };
  const reason = () => {
    const { why, bound } = wrongIn({ entered, problem, own, minimum });
    return t(`error.${why}`, { amount: formatCzk(bound, locale) });
  };
  const choose = (next: number | null, why: AmountProblem | null) => {
    setProblem(why);
    setRefused(null);
    onChoose(next);
  };
  return (
    <form method="post" onSubmit={submit} onKeyDown={pressOnce} noValidate className="mt-5 grid gap-2.5">
      <MoneyField
        label={t(`form.${label}`, { amount: formatCzk(minimum, locale) })}
        value={entered}
        onChange={choose}
        disabled={isPaused}
        step={lot.step}
        min={minimum}
        error={error}
        inputRef={inputRef}
        name="maximum"
      />
      {error && amount !== null && amount < minimum && (
        <Button kind="quiet" className="justify-self-start" onClick={() => onChoose(minimum)}>
          {t("error.useMinimum", { amount: formatCzk(minimum, locale) })}
        </Button>
      )}
      {isPaused ? <Waiting onRetry={props.onRetryConnection} /> : <Sending {...props} amount={amount} />}
    </form>
  );
}

interface Entry {
  entered: number | null;
  problem: AmountProblem | null;
  own: number | null;
  minimum: number;
}

/** What is wrong with an amount that is not sent, and the amount that the message names. */
function wrongIn({ entered, problem, own, minimum }: Entry): { why: string; bound: number } {
  const told = entered === null ? problem : entered > maxCzk ? "greatest" : null;
  if (told !== null) return { why: told, bound: told === "greatest" ? maxCzk : minimum };
  return own === null ? { why: "minimum", bound: minimum } : { why: "above", bound: own };
}

/** Why the bid was not taken; null: it was. */
function refusalOf(answer: Awaited<ReturnType<PlaceBid>>, t: TFunction<"bidding">): string | null {
  return answer.ok ? null : answer.fields?.maximum?.join(" ") || answer.message || t("error.unknown");
}

/** Stands in the place of what sends the amount while the connection is lost. */
function Waiting({ onRetry }: { onRetry: BidFormProps["onRetryConnection"] }) {
  const { t } = useTranslation("bidding");
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
function Sending(props: BidFormProps & { amount: number | null }) {
  const { lot, situation, busy, onChoose, amount } = props;
  const { t } = useTranslation("bidding");
  const locale = useLocale();
  const named = amount === null ? "" : formatCzk(amount, locale);
  const kind = lot.viewer?.isLeader === true ? "form.raiseTo" : "form.bid";
  return (
    <>
      <QuickAmounts amounts={lot.quickAmounts} chosen={amount} onChoose={onChoose} />
      <Button type="submit" size="large" wide busy={busy}>
        {amount === null ? t("form.bidPlain") : t(kind, { amount: named })}
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
  const { t } = useTranslation("bidding");
  const locale = useLocale();
  if (amount === null) return null;
  const most = allInTotal(amount, listing);
  const leading = lot.viewer?.isLeader === true;
  const now =
    leading && situation !== "leading_below_reserve" && lot.price !== null
      ? allInTotal(lot.price, listing)
      : null;
  return (
    <>
      {now && <AmountRow label={t(`total.now.${now.kind}`)} value={formatCzk(now.total, locale)} />}
      <AmountRow
        label={t(`total.${leading ? "most" : "win"}.${most.kind}`)}
        value={formatCzk(most.total, locale)}
      />
    </>
  );
}

function explanation(situation: Situation): string {
  if (situation === "leading_below_reserve") return "explain.reserve";
  return situation === "leading" || situation === "leading_last_minute" ? "explain.raise" : "explain.maximum";
}
