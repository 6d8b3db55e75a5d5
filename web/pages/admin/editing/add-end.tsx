import type { FieldValues } from "react-hook-form";
import { FormMessage } from "#web/forms/form-message.tsx";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";

/** The end of a form that adds a thing: what went wrong, and its button. */
export function AddEnd<Values extends FieldValues>({
  form: { message, busy },
  button,
}: {
  form: ApiForm<Values>;
  button: string;
}) {
  return (
    <div className="tablet:col-span-full">
      <FormMessage>{message}</FormMessage>
      <Button type="submit" busy={busy} className="mt-3">
        {button}
      </Button>
    </div>
  );
}
