import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import { mostArticles, mostLots } from "#contract/newsletter-issues/newsletter-admin.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { BothFields } from "#web/pages/admin/editing/both-fields.tsx";
import { AudienceChoice } from "./audience-choice.tsx";
import type { IssueValues } from "./issue-values.ts";
import { ThingPicker } from "./thing-picker.tsx";

/** What an issue says, what it shows and to whom. */
export function IssueFields({
  form: stored,
  categories,
}: {
  form: ApiForm<IssueValues>;
  categories: readonly NewsletterCategory[];
}) {
  const { t } = useTranslation("newsletterAdmin");
  const { control, watch, setValue } = stored.form;
  return (
    <>
      <BothFields stored={stored} name="subject" label={t("field.subject")} most={150} required />
      <BothFields stored={stored} name="preheader" label={t("field.preheader")} hint={t("hint.preheader")} most={150} />
      <BothFields
        stored={stored}
        name="opening"
        label={t("field.opening")}
        hint={t("hint.opening")}
        most={5_000}
        rows={6}
      />
      {(["articles", "lots"] as const).map((of) => (
        <Controller
          key={of}
          control={control}
          name={of}
          render={({ field }) => (
            <ThingPicker
              of={of}
              most={of === "articles" ? mostArticles : mostLots}
              chosen={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ))}
      <AudienceChoice
        categories={categories}
        audience={watch("audience")}
        chosen={watch("categoryIds")}
        onAudience={(audience) => setValue("audience", audience)}
        onChosen={(ids) => setValue("categoryIds", ids)}
        error={stored.errorOf("categoryIds")}
      />
    </>
  );
}
