import { Children, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { InvoiceForm, ListedInvoice } from "#contract/invoices/invoices.ts";
import { invoiceForms } from "#contract/invoices/invoices.ts";
import type { FileAnswer } from "#contract/values/file-answer.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { saveAnswer } from "#web/forms/save-file.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";

/** Reads a document as a file. */
type ReadFile = (id: number, form: InvoiceForm) => Promise<FileAnswer>;

interface DocumentsProps {
  documents: readonly ListedInvoice[];
  /** Left out: as its owner, who is signed in. */
  read?: ReadFile;
  /** What stands below the list, also where it is empty. */
  children?: ReactNode;
}

/** Documents issued to the visitor, each to be saved for people and for accounting programs. */
export function Documents({ documents, read = readOwn, children }: DocumentsProps) {
  const { t } = useTranslation("payments");
  const below = Children.toArray(children);
  if (documents.length === 0 && below.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="mt-12">
      <h2 id="documents" className="type-h3">
        {t("documents.title")}
      </h2>
      {documents.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} read={read} />
          ))}
        </ul>
      )}
      {below}
    </section>
  );
}

const readOwn: ReadFile = (id, form) => browserApi.invoices.file({ params: { id }, query: { form } });

function DocumentRow({ document, read }: { document: ListedInvoice; read: ReadFile }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const save = (form: InvoiceForm) =>
    press(async () => {
      saveAnswer(await read(document.id, form));
    });
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="type-control tnum">{document.number}</p>
        <FactLine
          className="type-small mt-0.5 text-muted"
          facts={factsOfTexts([
            t(`documents.${document.isTaxDocument ? "kind" : "plain"}.${document.kind}`),
            t("order.title", { id: document.orderId }),
            formatDate(document.issuedAt, locale),
          ])}
        />
      </div>
      <p className="type-control tnum whitespace-nowrap">{formatCzk(document.total)}</p>
      {invoiceForms.map((form) => (
        <Button
          key={form}
          size="small"
          kind="outline"
          busy={busy}
          aria-label={t("documents.save", { form: form.toUpperCase(), number: document.number })}
          onClick={() => save(form)}
        >
          {form.toUpperCase()}
        </Button>
      ))}
    </li>
  );
}
