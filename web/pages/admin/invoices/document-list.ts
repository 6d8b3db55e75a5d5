import { documentDays, documentKinds, documentStates } from "#contract/invoices/invoice-admin.ts";
import { choice, day, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const documentList = {
  ...{ page: "invoiceAdmin", texts: "invoiceAdmin" },
  filters: {
    day: choice(documentDays, "issued"),
    ...{ from: day, to: day },
    kind: choice(documentKinds),
    state: choice(documentStates),
    q: text(100),
  },
} as const satisfies ListOf;
