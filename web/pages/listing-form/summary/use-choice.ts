import { useState } from "react";

/** What the seller publishes under; without a package, the cheapest. */
export interface Choice {
  readonly package?: string;
  readonly voucher?: string;
  /** The package costs something that has not been paid yet. */
  readonly isToBePaid?: boolean;
}

export interface ChoiceState {
  choice: Choice;
  choose: (choice: Choice) => void;
  /** What the server has refused of the choice. */
  choiceErrors: Readonly<Partial<Record<keyof Choice, string>>>;
}

export const choiceFields: readonly string[] = ["package", "voucher"] satisfies (keyof Choice)[];

/** The choice of a package; `refuse` shows what the server says of it until something else is chosen. */
export function useChoice(): ChoiceState & { refuse: (fields: readonly [string, string][]) => boolean } {
  const [choice, setChoice] = useState<Choice>({});
  const [choiceErrors, setErrors] = useState<ChoiceState["choiceErrors"]>({});
  return {
    choice,
    choose: (next) => {
      setChoice(next);
      setErrors({});
    },
    choiceErrors,
    refuse: (fields) => {
      const own = fields.filter(([field]) => choiceFields.includes(field));
      setErrors(Object.fromEntries(own));
      return own.length > 0;
    },
  };
}

/** As the API takes it. */
export function bodyOf({ package: key, voucher }: Choice): Omit<Choice, "isToBePaid"> {
  const code = voucher?.trim();
  return { ...(key && { package: key }), ...(code && { voucher: code }) };
}
