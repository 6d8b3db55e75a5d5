import { useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { addForm } from "./clear-all-forms.ts";
import { firstMessage } from "./first-message.ts";
import { readFailure } from "./read-failure.ts";
import { useShownRefusal } from "./use-shown-refusal.ts";

export interface ApiForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** The form's submit handler: checks the fields, calls `submit`, shows the server's refusal. */
  onSubmit: (event: React.FormEvent) => void;
  busy: boolean;
  /** The error of the form as a whole; null while there is none. */
  message: string | null;
  /** Messages of one field or of what it holds, for the `error` of its control. */
  errorOf: (field: Path<Values>) => string | undefined;
}

/**
 * A form that is answered by the API. Messages of a 422 go to their fields; messages of unknown fields and all other
 * failures go to the form's message. The first wrong field gets the focus; what is wrong with a field that the form does not show
 * now is the form's message, so that no press goes without an answer. The input stays.
 */
export function useApiForm<Values extends FieldValues>({
  defaultValues,
  submit,
}: {
  defaultValues: DefaultValues<Values>;
  submit: (values: Values) => Promise<void>;
}): ApiForm<Values> {
  const { t } = useTranslation(["forms", "common"]);
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues,
    mode: "onSubmit",
    reValidateMode: "onChange",
    // `useShownRefusal` goes by the page, the library by the order in which parts of the form were rendered.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const { clearErrors } = form;
  /** What the server has refused; what the form itself finds wrong stays until it is right. */
  const refused = useRef<Path<Values>[]>([]);
  const forget = useCallback(() => {
    clearErrors(refused.current);
    refused.current = [];
    setMessage(null);
  }, [clearErrors]);
  useEffect(() => addForm(forget), [forget]);

  const refusal = useShownRefusal(errors, (text) => setMessage((already) => already ?? text));

  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await submit(values as Values);
    } catch (error) {
      const failure = readFailure(error, Object.keys(defaultValues), t);
      refused.current = failure.fields.map(([field]) => field as Path<Values>);
      for (const [field, text] of failure.fields) {
        form.setError(field as Path<Values>, { type: "server", message: text });
      }
      setMessage(failure.message);
    }
  });

  return {
    form,
    onSubmit: (event) => {
      // A refusal at a field that the form does not show now would hold the next press back.
      forget();
      // A form that asks something first submits when its event has passed, which then has no current target any more.
      const box = event.currentTarget ?? event.target;
      void onSubmit(event).then(() => refusal.answered(box));
    },
    busy: isSubmitting,
    message,
    errorOf: (field) => {
      const found: unknown = field
        .split(".")
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], errors);
      return firstMessage(found);
    },
  };
}
