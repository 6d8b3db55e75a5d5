import "#web/i18n/areas/own.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { explanationLength, type ReportedThing, thingReasons } from "#contract/reports/report-words.ts";
import { RecaptchaNote } from "#web/features/accounts/recaptcha-note.tsx";
import { prepareRecaptcha } from "#web/features/accounts/recaptcha-token.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { useSession } from "#web/session/session.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import DialogWindow from "#web/ui/overlays/dialog-window.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { useReportForm } from "./use-report-form.ts";

interface ReportDialogProps {
  kind: ReportedThing;
  id: number;
  /** Of whom it is, where the title says so. */
  name: string;
  onClose: () => void;
}

/** What somebody tells moderators of a thing. A file of its own, which loads when it is asked for. */
export default function ReportDialog({ kind, id, name, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reports");
  const rules = useRules();
  const formId = useId();
  const isGuest = useSession() === null;
  const { recaptchaKey: siteKey } = useRootData().services;
  const recaptchaKey = isGuest ? siteKey : null;
  const report = useReportForm({ kind, id, isGuest, recaptchaKey, onSent: onClose });
  const { form, onSubmit, busy, message, errorOf } = report;
  return (
    <DialogWindow
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`dialog.title.${kind}`, { name })}
      description={t("dialog.lead")}
      actions={
        <>
          <Button type="submit" form={formId} busy={busy}>
            {t("dialog.send")}
          </Button>
          <Button kind="outline" onClick={onClose}>
            {t("dialog.cancel")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={onSubmit}
        onFocus={() => prepareRecaptcha(recaptchaKey)}
      >
        <FormMessage>{message}</FormMessage>
        <Select
          label={t("dialog.reason")}
          placeholder={t("dialog.choose")}
          required
          options={thingReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          error={errorOf("reason")}
          {...form.register("reason", { required: rules.required })}
        />
        <Textarea
          label={t("dialog.note")}
          hint={t("dialog.noteHint")}
          required
          maxLength={explanationLength.most}
          error={errorOf("note")}
          {...form.register("note", {
            required: rules.required,
            minLength: rules.min(explanationLength.least),
          })}
        />
        {isGuest && <GuestFields form={form} errorOf={errorOf} />}
        <Checkbox
          label={t("dialog.goodFaith")}
          required
          error={errorOf("goodFaith")}
          {...form.register("goodFaith", rules.confirmed)}
        />
        <RecaptchaNote recaptchaKey={recaptchaKey} className="text-muted" />
      </form>
    </DialogWindow>
  );
}
