import { adminDealStates, dealAges, dealOrders, dueStates, waitedFor } from "#contract/deals/deal-admin.ts";
import { amount, choice, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const dealList = {
  ...{ page: "dealAdmin", texts: "dealAdmin" },
  filters: {
    q: text(),
    state: choice(adminDealStates, "open"),
    order: choice(dealOrders, "due"),
    ...{ waits: choice(waitedFor), due: choice(dueStates), age: choice(dealAges) },
    ...{ from: amount, to: amount },
  },
  columns: {
    ...{ name: "words", number: "number", seller: "words", buyer: "words", expected: "words" },
    ...{ status: "words", price: "number", due: "number" },
  },
} as const satisfies ListOf;
