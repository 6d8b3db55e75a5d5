import { bidStates, endingWithin, runningOrders } from "#contract/bids/running-admin.ts";
import { durations } from "#contract/listings/listing-kinds.ts";
import { choice } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const runningList = {
  ...{ page: "runningAdmin", texts: "runningAdmin" },
  filters: {
    within: choice(endingWithin),
    duration: choice(durations),
    bids: choice(bidStates),
    order: choice(runningOrders, "end"),
  },
  columns: {
    ...{ picture: "tool", name: "words", seller: "words", price: "number", bids: "number", brisk: "number" },
    ...{ reserve: "words", ends: "number" },
  },
} as const satisfies ListOf;
