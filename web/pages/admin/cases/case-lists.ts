import { caseKinds } from "#contract/deals/case-kinds.ts";
import { answerStates, caseOrders } from "#contract/deals/cases.ts";
import { choice, group, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const caseGroups = ["open", "closed"] as const;
const about = { page: "cases", texts: "dealAdmin:caseList" } as const;
const filters = {
  q: text(),
  group: group(caseGroups),
  kind: choice(caseKinds),
  answer: choice(answerStates),
};

/** Decided cases stand by the day of the decision alone. */
export const caseLists = {
  open: { ...about, filters: { ...filters, order: choice(caseOrders, "due") } },
  closed: { ...about, filters },
} as const satisfies Record<(typeof caseGroups)[number], ListOf>;
