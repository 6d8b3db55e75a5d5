import { movementDirections, movementStates } from "#contract/bank/bank-movements.ts";
import { choice, day, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const movementList = {
  ...{ page: "bankMovementAdmin", texts: "bankAdmin:movements" },
  filters: {
    ...{ direction: choice(movementDirections), state: choice(movementStates) },
    ...{ from: day, to: day, q: text(20), account: text(40) },
  },
} as const satisfies ListOf;

export const reconciliationList = {
  ...{ page: "reconciliationAdmin", texts: "bankAdmin:reconciliation" },
  filters: { from: day, to: day, account: text(40) },
  columns: {
    ...{ day: "words", account: "words" },
    ...{ came: "number", paid: "number", cameWaiting: "number" },
    ...{ went: "number", settled: "number", wentWaiting: "number", balance: "number", difference: "number" },
  },
} as const satisfies ListOf;
