import { useTranslation } from "react-i18next";
import { reasonLength } from "#contract/moderation/decisions.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

const none = { name: "", who: "", reason: "" };

/** Names a trusted flagger. */
export function FlaggerForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("flaggerAdmin");
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useAddForm({
    empty: none,
    add: (body) => browserApi.flaggerAdmin.name({ body }),
    added: t("named"),
    onDone,
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="grid max-w-150 gap-4">
      <Input
        label={t("field.name")}
        required
        maxLength={120}
        autoComplete="off"
        error={errorOf("name")}
        {...form.register("name", { required: rules.required })}
      />
      <Input
        label={t("field.who")}
        hint={t("hint.who")}
        required
        maxLength={254}
        autoComplete="off"
        error={errorOf("who")}
        {...form.register("who", { required: rules.required })}
      />
      <Textarea
        label={t("field.reason")}
        hint={t("hint.reason")}
        required
        rows={2}
        maxLength={reasonLength.most}
        error={errorOf("reason")}
        {...form.register("reason", { required: rules.required, minLength: rules.min(reasonLength.least) })}
      />
      <FormMessage>{message}</FormMessage>
      <div>
        <Button type="submit" busy={busy}>
          {t("add")}
        </Button>
      </div>
    </form>
  );
}
