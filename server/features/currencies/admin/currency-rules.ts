import { type CurrencyBody, chargedCurrency, type EditableCurrency } from "#contract/currencies/currency-admin.ts";
import type { MessageKey } from "#server/messages/message-key.ts";

/**
 * MO9: Of the currencies that prices may be shown in one is the default and is shown; CZK has the rate 1, is shown and stays; the code is
 * unique, a symbol stands before or after the amount.
 */
export function findCurrencyProblems(
  before: Pick<EditableCurrency, "code" | "isDefault">,
  { rate, isShown, isDefault, symbolBefore, symbolAfter }: CurrencyBody,
): Record<string, MessageKey[]> | null {
  const isCharged = before.code === chargedCurrency;
  const problems: Record<string, MessageKey[]> = {};
  if (isCharged && rate !== 1) problems.rate = ["currency.charged"];
  if (isCharged && !isShown) problems.isShown = ["currency.chargedShown"];
  if (isDefault && !isShown) problems.isShown = ["currency.defaultShown"];
  if (before.isDefault && !isDefault) problems.isDefault = ["currency.defaultStays"];
  if (symbolBefore === "" && symbolAfter === "") problems.symbolAfter = ["currency.symbol"];
  return Object.keys(problems).length > 0 ? problems : null;
}
