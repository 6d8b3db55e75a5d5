import { useTranslation } from "react-i18next";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Input } from "#web/ui/fields/input.tsx";
import type { ReportValues } from "./use-report-form.ts";

/** What the law asks of who reports without an account, and nothing else. */
export function GuestFields({ form, errorOf }: Pick<ApiForm<ReportValues>, "form" | "errorOf">) {
  const { t } = useTranslation("reports");
  const rules = useRules();
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <Input
        label={t("dialog.name")}
        required
        autoComplete="name"
        maxLength={100}
        error={errorOf("guest.name")}
        {...form.register("guest.name", { required: rules.required })}
      />
      <Input
        label={t("dialog.email")}
        hint={t("dialog.emailHint")}
        type="email"
        required
        autoComplete="email"
        maxLength={254}
        error={errorOf("guest.email")}
        {...form.register("guest.email", { required: rules.required, pattern: rules.email })}
      />
    </div>
  );
}
