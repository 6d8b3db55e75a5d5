import { people } from "#contract/accounts/people.ts";
import { auditAdmin } from "#contract/audit/audit.ts";
import { cases } from "#contract/deals/cases.ts";
import { dealAdmin } from "#contract/deals/deal-admin.ts";
import { invoiceAdmin } from "#contract/invoices/invoice-admin.ts";
import { moderation } from "#contract/moderation/moderation.ts";
import { suspicions } from "#contract/moderation/suspicions.ts";
import { moneyAdmin } from "#contract/payments/money-admin.ts";
import { reportAdmin } from "#contract/reports/report-admin.ts";
import type { Ctx } from "#server/context.ts";
import { listEntries } from "#server/features/audit-admin/list-entries.ts";
import { listAdminDeals } from "#server/features/deals/admin/list-admin-deals.ts";
import { listCases } from "#server/features/deals/cases/list-cases.ts";
import { listDocuments } from "#server/features/invoices/admin/list-documents.ts";
import { listInspections } from "#server/features/moderation/list-inspections.ts";
import { listSuspicions } from "#server/features/moderation/suspicions/list-suspicions.ts";
import { listOrders } from "#server/features/payments/admin/list-orders.ts";
import { listReceipts } from "#server/features/payments/admin/list-receipts.ts";
import { listReports } from "#server/features/reports/list-reports.ts";
import { listPeople } from "#server/features/suspensions/list-people.ts";

type Query = Readonly<Record<string, string>>;
type Ask = (ctx: Ctx) => Promise<unknown>;

const ofPeople =
  (query: Query): Ask =>
  (ctx) =>
    listPeople(ctx, people.list.query.parse(query));
const ofAudit =
  (query: Query): Ask =>
  (ctx) =>
    listEntries(ctx, auditAdmin.list.query.parse(query));
const ofDeals =
  (query: Query): Ask =>
  (ctx) =>
    listAdminDeals(ctx, dealAdmin.list.query.parse(query));
const ofCases =
  (query: Query): Ask =>
  (ctx) =>
    listCases(ctx, cases.list.query.parse(query));
const ofOrders =
  (query: Query): Ask =>
  (ctx) =>
    listOrders(ctx, moneyAdmin.orders.query.parse(query));
const ofReceipts =
  (query: Query): Ask =>
  (ctx) =>
    listReceipts(ctx, moneyAdmin.receipts.query.parse(query));
const ofDocuments =
  (query: Query): Ask =>
  (ctx) =>
    listDocuments(ctx, invoiceAdmin.list.query.parse(query));
const ofReports =
  (query: Query): Ask =>
  (ctx) =>
    listReports(ctx, reportAdmin.list.query.parse(query));
const ofSuspicions =
  (query: Query): Ask =>
  (ctx) =>
    listSuspicions(ctx, suspicions.list.query.parse(query));
const ofInspections =
  (query: Query): Ask =>
  (ctx) =>
    listInspections(ctx, moderation.inspections.query.parse(query));

/** What the staff ask of the tables of the back office. */
export const adminQuestions: Readonly<Record<string, Ask>> = {
  "people, the newest": ofPeople({}),
  "people, suspended": ofPeople({ state: "suspended" }),
  "people, a common name": ofPeople({ q: "novák" }),
  "people, one user name": ofPeople({ q: "barazeman4321" }),
  "audit, the newest": ofAudit({}),
  "audit, of a kind": ofAudit({ subject: "brand" }),
  "deals, open by deadline": ofDeals({}),
  "deals, all by price": ofDeals({ state: "any", order: "amount" }),
  "deals, of a number": ofDeals({ state: "any", q: "5001" }),
  "deals, of a person": ofDeals({ state: "any", q: "barazeman4321" }),
  "cases, open": ofCases({}),
  "cases, decided": ofCases({ state: "closed" }),
  "orders, the newest": ofOrders({}),
  "orders, page 20": ofOrders({ page: "20" }),
  "orders, waiting": ofOrders({ status: "awaiting_payment" }),
  "orders, of a symbol": ofOrders({ q: "75001" }),
  "orders, of a person": ofOrders({ q: "barazeman4321" }),
  "receipts that wait": ofReceipts({}),
  "documents, the newest": ofDocuments({}),
  "documents, of a number": ofDocuments({ q: "FV5001" }),
  "documents, of a month": ofDocuments({ from: "2026-06-01", to: "2026-06-30" }),
  "reports that wait": ofReports({}),
  "reports, decided": ofReports({ state: "closed" }),
  "suspicions, open": ofSuspicions({}),
  "suspicions, closed": ofSuspicions({ state: "closed" }),
  "inspections, decided": ofInspections({ group: "decided", lang: "cs" }),
};
