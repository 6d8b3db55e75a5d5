import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  /** What the button says. */
  readonly action: string;
  /** A recovery code with its letters is taken as well. */
  readonly takesRecoveryCode?: boolean;
  /** Sends the code; what it throws is shown at the field. */
  readonly submit: (code: string) => Promise<void>;
}

/** The six digits that came by mail or text message, or that an authenticator shows. */
export function CodeForm({ label, hint, action, takesRecoveryCode, submit }: CodeFormProps) {
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<{ code: string }>({
    defaultValues: { code: "" },
    submit: ({ code }) => submit(code),
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid max-w-92 gap-4">
      <Input
        label={label}
        hint={hint}
        inputMode={takesRecoveryCode ? "text" : "numeric"}
        autoComplete="one-time-code"
        maxLength={40}
        required
        error={errorOf("code")}
        {...form.register("code", { required: rules.required })}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
