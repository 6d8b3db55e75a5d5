import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { maxReviewLength } from "#contract/deals/deal-limits.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";

/** Under a review of oneself: a button that opens the one public answer to it. */
export function ReplyForm({ reviewId }: { reviewId: number }) {
  const { t } = useTranslation("reviews");
  const rules = useRules();
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { text: "" },
    // Also after a refusal: the answer may have been given in another window.
    submit: async (body) => {
      await browserApi.reviews.reply({ params: { id: reviewId }, body }).finally(revalidate);
    },
  });
  if (!isOpen) {
    return (
      <p className="mt-2">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t("answer.open")}
        </Button>
      </p>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-4 grid max-w-160 gap-4">
      <Textarea
        label={t("answer.text")}
        hint={t("answer.hint")}
        required
        // The visitor has just asked for the field and goes on writing in it.
        autoFocus
        rows={3}
        maxLength={maxReviewLength}
        error={errorOf("text")}
        {...form.register("text", {
          required: rules.required,
          validate: (text) => text.trim() !== "" || rules.required,
        })}
      />
      <FormMessage>{message}</FormMessage>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("answer.submit")}
        </Button>
        <Button kind="outline" onClick={() => setOpen(false)}>
          {t("answer.close")}
        </Button>
      </p>
    </form>
  );
}
