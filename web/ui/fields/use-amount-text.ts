import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { maxCzk } from "#contract/values/max-czk.ts";
import { type AmountProblem, amountProblem, parseAmount } from "#contract/values/read-amount.ts";
import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";

/** What a field of money is told of its amount. */
export interface WrittenAmount {
  /** CZK; null: empty or not an amount. May be more than the API takes: the form has to say so. */
  value: number | null;
  /** `problem` says why the written amount cannot be taken, `text` how it was written. */
  onChange: (value: number | null, problem: AmountProblem | null, text?: string) => void;
  /** Text that was written here before and is no amount. */
  unread?: string | undefined;
  /** The − and + move by this many CZK; without it there are none. */
  step?: number | null;
  /** Shown once the visitor leaves the field with text in it that is no amount. */
  notAmount?: string;
}

/** The text that a field of money shows, and how typing, arrows and the − and + change it. */
export function useAmountText(
  { value, onChange, unread, step, min, notAmount }: WrittenAmount & { min: number },
  box: RefObject<HTMLInputElement | null>,
) {
  /** The text being edited; null at rest. */
  const [draft, setDraft] = useState<string | null>(unread ?? null);
  const [writing, setWriting] = useState(false);
  const isNoAmount = notAmount !== undefined && !writing && value === null && Boolean(draft?.trim());
  // An amount set from outside replaces the text being edited: the amount shown is the amount sent.
  const isDraft = draft !== null && parseAmount(draft) === value;
  const isRetained = writing || value === null || value > maxCzk;
  const shown = isRetained && isDraft ? draft : value === null ? "" : written(value, !step || writing);
  // The next keystroke must not be appended to it either.
  useLayoutEffect(() => {
    if (!isDraft && value !== null && document.activeElement === box.current) box.current?.select();
  }, [value, isDraft, box]);
  const moveTo = (next: number) => {
    setDraft(null);
    onChange(Math.max(min, next), null);
  };
  const move = (direction: 1 | -1) => step && moveTo(value === null ? min : value + direction * step);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter leaves the field as well, so that the sender sees an amount that cannot be read.
    if (event.key === "Enter" && notAmount !== undefined) flushSync(() => setWriting(false));
    if (!step || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    move(event.key === "ArrowUp" ? 1 : -1);
  };
  const enter = (element: HTMLInputElement) => {
    setWriting(true);
    // Selected at once, so that the first digit replaces the amount instead of lengthening it.
    flushSync(() => setDraft(isRetained && draft ? draft : value === null ? "" : formatAmount(value)));
    element.select();
  };
  const write = (text: string) => {
    setWriting(true);
    setDraft(text);
    onChange(parseAmount(text), amountProblem(text), text);
  };
  const leave = () => {
    setWriting(false);
    if (value !== null && value <= maxCzk) setDraft(null);
  };
  return { shown, isNoAmount, move, onKeyDown, enter, write, leave };
}

/** With the unit beside it the field holds the number alone. */
function written(amount: number, hasUnit: boolean): string {
  return hasUnit ? formatAmount(amount) : formatCzk(amount);
}
