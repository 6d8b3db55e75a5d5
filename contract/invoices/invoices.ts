import { z } from "zod";
import { orderAddress } from "#contract/payments/order-address.ts";
import { route } from "#contract/route.ts";
import { fileAnswer } from "#contract/values/file-answer.ts";
import { idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** What the operator issues: a tax document of a payment, its correction by a refund, a call to pay before it is paid. */
export const invoiceKinds = ["invoice", "credit_note", "proforma"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Forms in which one is handed out: for people, and for accounting programs (ISDOC 6.0.1). */
export const invoiceForms = ["pdf", "isdoc"] as const;
export type InvoiceForm = (typeof invoiceForms)[number];

const listedInvoice = z.object({
  id: z.number().int(),
  kind: z.enum(invoiceKinds),
  number: z.string(),
  isTaxDocument: z.boolean().describe("false where its supplier pays no VAT, and for a proforma"),
  orderId: z.number().int(),
  issuedAt: instant,
  total: z.number().describe("CZK, with tax; below zero where money went back"),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

const form = z.object({ form: z.enum(invoiceForms).default("pdf") });
const orderNumber = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const invoices = {
  mine: route({
    method: "GET",
    path: "/api/me/invoices",
    summary: "Documents issued to the caller, the newest first; of one order where it is named",
    query: z.object({ page: pageNumber, order: orderNumber.optional() }),
    response: pageOf(listedInvoice),
  }),
  file: route({
    method: "GET",
    path: "/api/me/invoices/{id}/file",
    summary: "A document issued to the caller, as a file",
    params: idParam,
    query: form,
    response: fileAnswer,
  }),
  ofGuest: route({
    method: "GET",
    path: "/api/orders/{id}/{hash}/invoices",
    summary: "Documents of an order that was made without an account, for whoever has its address",
    auth: "none",
    params: orderAddress,
    response: z.object({ data: z.array(listedInvoice) }),
  }),
  fileOfGuest: route({
    method: "GET",
    path: "/api/orders/{id}/{hash}/invoices/{invoice}/file",
    summary: "One of them as a file",
    auth: "none",
    params: orderAddress.extend({ invoice: idParam.shape.id }),
    query: form,
    response: fileAnswer,
  }),
  proforma: route({
    method: "POST",
    path: "/api/me/orders/{id}/proforma",
    summary: "Have a proforma invoice issued of an own order that awaits its payment; once for an order",
    params: idParam,
    status: 201,
    response: z.object({ data: listedInvoice }),
    errors: [409],
  }),
};
