import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { InvoiceForm, ListedInvoice } from "#contract/invoices/invoices.ts";
import type { Order } from "#contract/payments/orders.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Documents } from "./documents.tsx";

/** How long the document of a payment is looked for, and how often: it is issued in the seconds after. */
const lookEveryMs = 2_000;
const looks = 10;

/** The documents of an order: what was issued, a proforma while it awaits its payment, and that one comes where one is due. */
export function OrderDocuments({ order, documents }: { order: Order; documents: readonly ListedInvoice[] }) {
  const { t } = useTranslation("payments");
  const { busy, press } = usePageAction();
  const isDue = order.status === "awaiting_payment" && order.expiresAt !== null && !order.isEscrowed;
  const mayHaveProforma = isDue && documents.length === 0 && !order.isOfGuest;
  const awaitsDocument =
    order.paidAt !== null && order.total > 0 && !order.isEscrowed && !documents.some(({ kind }) => kind === "invoice");
  useLooking(awaitsDocument);
  return (
    <Documents documents={documents} {...(order.isOfGuest && { read: readAt(order) })}>
      {awaitsDocument && <p className="type-small mt-3 text-muted">{t("documents.comes")}</p>}
      {mayHaveProforma && (
        <>
          <p className="type-small mt-2 max-w-[56ch] text-muted">{t("documents.proformaText")}</p>
          <Button
            className="mt-3"
            size="small"
            kind="outline"
            busy={busy}
            onClick={() => press(() => browserApi.invoices.proforma({ params: { id: order.id } }))}
          >
            {t("documents.proforma")}
          </Button>
        </>
      )}
    </Documents>
  );
}

/** A guest's documents are read at the order's address. */
function readAt({ id, hash }: Order) {
  return (invoice: number, form: InvoiceForm) =>
    browserApi.invoices.fileOfGuest({ params: { id, hash, invoice }, query: { form } });
}

function useLooking(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    let left = looks;
    const timer = setInterval(() => {
      if (left-- === 0) return clearInterval(timer);
      void revalidate();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}
