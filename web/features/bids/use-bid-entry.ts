import type { TFunction } from "i18next";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxCzk } from "#contract/values/max-czk.ts";
import type { AmountProblem } from "#contract/values/read-amount.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import type { BidFormProps, PlaceBid } from "./bid-props.ts";
import { useMeant } from "./use-meant.ts";

/** A bid that would pass the visitor's budget, CZK, with the words that say so. */
export interface OverBudget {
  readonly amount: number;
  readonly message: string;
}

/** What is entered, what is wrong with it, and its way from the press over the question to the answer. Amounts in CZK. */
export function useBidEntry(props: BidFormProps) {
  const { lot, onBid, busy, chosen, onChoose, inputRef } = props;
  const { t } = useTranslation("bids");
  const [refused, setRefused] = useState<{ amount: number | null; message: string } | null>(null);
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [overBudget, setOverBudget] = useState<OverBudget | null>(null);
  const isPaused = props.situation === "connection_lost";
  const leading = lot.viewer?.isLeader === true;
  const minimum = lot.nextMinimum ?? 0;
  // A leader may raise by less than a whole step.
  const own = leading ? (lot.viewer?.maximum ?? null) : null;
  const entered = chosen === undefined ? (lot.quickAmounts[0] ?? minimum) : chosen;
  // An amount that cannot be bid is not named on the button and has no total.
  const amount = entered !== null && entered > maxCzk ? null : entered;
  const isMeant = useMeant(chosen === undefined ? amount : null);
  const refuse = (of: number | null, message: string) => {
    setRefused({ amount: of, message });
    inputRef.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isPaused) return;
    if (!isMeant()) {
      const named = amount === null ? "" : formatCzk(amount);
      // A bidder who has just taken the lead sees it and pressed once too often.
      if (!leading) setRefused({ amount, message: t("error.moved", { amount: named }) });
      return;
    }
    if (amount !== null && (amount >= minimum || (own !== null && amount > own))) return setAsked(amount);
    const { why, bound } = wrongIn({ entered, problem, own, minimum });
    refuse(amount, t(`error.${why}`, { amount: formatCzk(bound) }));
  };
  const send = async (meant: number, budgetSeen = false) => {
    // The amount sent is the amount meant, even when no answer comes back and the lot moves on.
    onChoose(meant);
    const answer = await onBid(meant, budgetSeen);
    setAsked(null);
    if (!answer.ok && answer.passesBudget) return setOverBudget({ amount: meant, message: answer.message });
    setOverBudget(null);
    const message = refusalOf(answer, t);
    if (message !== null) return refuse(meant, message);
    setRefused(null);
    onChoose(undefined);
    closeKeyboard(inputRef);
  };
  const choose = (next: number | null, why: AmountProblem | null) => {
    setProblem(why);
    setRefused(null);
    onChoose(next);
  };
  const error = refused?.amount === amount && !isPaused ? refused.message : null;
  const shown = { entered, amount, minimum, error, isPaused, asked, overBudget };
  return { ...shown, submit, send, choose, keep: () => setAsked(null), stay: () => setOverBudget(null) };
}

/** The phone's keyboard closes, so that the result can be seen. */
function closeKeyboard(input: BidFormProps["inputRef"]): void {
  if (window.matchMedia("(pointer: coarse)").matches) input.current?.blur();
}

interface Entry {
  entered: number | null;
  problem: AmountProblem | null;
  own: number | null;
  minimum: number;
}

/** What is wrong with an amount that is not sent, and the amount that the message names. */
function wrongIn({ entered, problem, own, minimum }: Entry): { why: string; bound: number } {
  const described = entered === null ? problem : entered > maxCzk ? "greatest" : null;
  if (described !== null) return { why: described, bound: described === "greatest" ? maxCzk : minimum };
  return own === null ? { why: "minimum", bound: minimum } : { why: "above", bound: own };
}

/** Why the bid was not taken; null: it was. */
function refusalOf(answer: Awaited<ReturnType<PlaceBid>>, t: TFunction<"bids">): string | null {
  return answer.ok ? null : answer.fields?.maximum?.join(" ") || answer.message || t("error.unknown");
}
