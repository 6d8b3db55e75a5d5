import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { ProblemKind } from "#contract/deals/case-kinds.ts";
import type { Deal } from "#contract/deals/deal.ts";
import { problemKindsOf } from "#contract/deals/problems.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

export type ReportKind = "nonPayment" | "problem";

interface ReportDialogProps {
  deal: Deal;
  /** null: closed. */
  kind: ReportKind | null;
  onClose: () => void;
}

/** Says what happens with a report before it is sent; what was written stays if that fails. */
export function ReportDialog({ deal, kind, onClose }: ReportDialogProps) {
  const { t } = useTranslation("deals");
  const isUnpaid = kind === "nonPayment";
  return (
    <Dialog
      open={kind !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t(isUnpaid ? "report.nonPaymentTitle" : "report.title")}
      description={t(isUnpaid ? "report.nonPaymentText" : "report.text")}
    >
      {kind && <ReportForm deal={deal} kind={kind} onClose={onClose} />}
    </Dialog>
  );
}

function ReportForm({ deal, kind, onClose }: ReportDialogProps & { kind: ReportKind }) {
  const { t } = useTranslation("deals");
  const rules = useRules();
  const id = useId();
  const { revalidate } = useRevalidator();
  const { form, onSubmit, busy, message, errorOf } = useApiForm({
    defaultValues: { kind: "" as ProblemKind | "", note: "" },
    submit: async (values) => {
      const params = { id: deal.id };
      const { note } = values;
      if (kind === "nonPayment") await browserApi.cases.fileNonPayment({ params, body: { note } });
      else if (values.kind) {
        await browserApi.cases.reportProblem({ params, body: { kind: values.kind, note } });
      }
      onClose();
      notify({ kind: "success", text: t("report.sent") });
      await revalidate();
    },
  });
  return (
    <form id={id} onSubmit={onSubmit} noValidate method="post" className="grid gap-4">
      {kind === "problem" && (
        <Select
          label={t("report.kind")}
          required
          placeholder={t("report.choose")}
          options={problemKindsOf(deal.side).map((value) => ({ value, label: t(`problem.${value}`) }))}
          error={errorOf("kind")}
          {...form.register("kind", { required: rules.required })}
        />
      )}
      <Textarea
        label={t("report.note")}
        required
        maxLength={2_000}
        error={errorOf("note")}
        {...form.register("note", { required: rules.required, minLength: rules.min(5) })}
      />
      <FormMessage>{message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t("report.send")}
        </Button>
        <Button kind="outline" onClick={onClose}>
          {t("report.back")}
        </Button>
      </div>
    </form>
  );
}
