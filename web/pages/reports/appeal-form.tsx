import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { explanationLength } from "#contract/reports/report-words.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface AppealFormProps {
  id: number;
  /** The key of the report's page, by which this side is known. */
  accessKey: string;
  until: string;
}

/** Where the side that a decision went against says why it should be another. */
export function AppealForm({ id, accessKey: key, until }: AppealFormProps) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const titleId = useId();
  const rules = useRules();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { text: "" },
    submit: async (body) => {
      await browserApi.reports.appeal({ params: { id, key }, body });
      notify({ kind: "success", text: t("appeal.done") });
      await revalidate();
    },
  });
  return (
    <section aria-labelledby={titleId} className="mt-9">
      <h2 id={titleId} className="type-h3">
        {t("appeal.title")}
      </h2>
      <p className="type-body mt-2 text-muted">{t("appeal.lead", { date: formatDate(until, locale) })}</p>
      <form method="post" noValidate className="mt-4 grid max-w-150 gap-4" onSubmit={onSubmit}>
        <FormMessage>{message}</FormMessage>
        <Textarea
          label={t("appeal.text")}
          hint={t("appeal.textHint")}
          required
          maxLength={explanationLength.most}
          error={errorOf("text")}
          {...form.register("text", {
            required: rules.required,
            minLength: rules.min(explanationLength.least),
          })}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t("appeal.send")}
          </Button>
        </div>
      </form>
    </section>
  );
}
