import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Deal } from "#contract/deals/deal.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** The reported side's answer; it can be changed until a moderator decides. */
export function AnswerForm({ deal, answer }: { deal: Deal; answer: string | null }) {
  const { t } = useTranslation("deals");
  const rules = useRules();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { note: answer ?? "" },
    submit: async (body) => {
      await browserApi.cases.answer({ params: { id: deal.id }, body }).finally(revalidate);
      notify({ kind: "success", text: t("case.sent") });
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-5 grid gap-4">
      <Textarea
        label={t("case.yours")}
        required
        maxLength={2_000}
        error={errorOf("note")}
        {...form.register("note", { required: rules.required, minLength: rules.min(5) })}
      />
      <FormMessage>{message}</FormMessage>
      <p>
        <Button type="submit" busy={busy}>
          {t(answer === null ? "case.send" : "case.change")}
        </Button>
      </p>
    </form>
  );
}
