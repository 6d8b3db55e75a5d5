import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { Deal } from "#contract/deals/deal.ts";
import { carriers } from "#contract/deals/deal-steps.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";

/** Carrier and number of a parcel; once it is on its way, the same to correct them, behind a button. */
export function DispatchForm({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const isSent = deal.actions.includes("correct_tracking");
  const [open, setOpen] = useState(!isSent);
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { carrier: deal.carrier ?? carriers[0], trackingNumber: deal.trackingNumber ?? "" },
    submit: async (body) => {
      await browserApi.deals.markSent({ params: { id: deal.id }, body }).finally(revalidate);
      if (isSent) setOpen(false);
    },
  });
  if (!open) {
    return (
      <Button kind="quiet" className="mt-3" onClick={() => setOpen(true)}>
        {t("do.correct_tracking")}
      </Button>
    );
  }
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-1 grid gap-4">
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <Select
          label={t("parcel.carrier")}
          options={carriers.map((value) => ({ value, label: t(`carrier.${value}`) }))}
          error={errorOf("carrier")}
          {...form.register("carrier")}
        />
        <Input
          label={t("parcel.number")}
          hint={t("do.trackingHint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          error={errorOf("trackingNumber")}
          {...form.register("trackingNumber")}
        />
      </div>
      <FormMessage>{message}</FormMessage>
      <p>
        <Button type="submit" busy={busy} kind={isSent ? "outline" : "primary"}>
          {t(isSent ? "do.correct_tracking" : "do.mark_sent")}
        </Button>
      </p>
    </form>
  );
}
