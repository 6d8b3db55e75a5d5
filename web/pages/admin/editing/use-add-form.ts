import type { DefaultValues, FieldValues } from "react-hook-form";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { notify } from "#web/ui/overlays/notify.ts";

interface Addition<Values extends FieldValues> {
  readonly empty: Values;
  /** Resolves with null where it was given up. */
  readonly add: (values: Values) => Promise<unknown>;
  /** What is said once it is added. */
  readonly added: string;
  /** Shows the list anew. */
  readonly onDone: () => Promise<void>;
}

/** The form of another thing in a list: empty again once that is added. */
export function useAddForm<Values extends FieldValues>({
  empty,
  add,
  added,
  onDone,
}: Addition<Values>): ApiForm<Values> {
  const api = useApiForm<Values>({
    defaultValues: empty as DefaultValues<Values>,
    submit: async (values) => {
      if ((await add(values)) === null) return;
      api.form.reset(empty);
      notify({ kind: "success", text: added });
      await onDone();
    },
  });
  return api;
}
