import { useTranslation } from "react-i18next";
import { invoiceForms } from "#contract/invoices/invoices.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { saveAnswer } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";

/** A document as a file for people and as one for accounting programs. */
export function DocumentFiles({ id, number }: { id: number; number: string }) {
  const { t } = useTranslation("invoiceAdmin");
  const { busy, press } = usePageAction();
  return invoiceForms.map((form) => (
    <Button
      key={form}
      size="small"
      kind="outline"
      busy={busy}
      aria-label={t("save", { form: form.toUpperCase(), number })}
      onClick={() =>
        press(async () => saveAnswer(await browserApi.invoiceAdmin.file({ params: { id }, query: { form } })))
      }
    >
      {form.toUpperCase()}
    </Button>
  ));
}
