import { answerStates, caseOrders } from "#contract/deals/cases.ts";
import { caseKinds } from "#contract/deals/deal-cases.ts";

/** What the list of cases is narrowed to and ordered by, as its address says it. */
export interface CaseQuery {
  readonly state: "open" | "closed";
  readonly q: string;
  readonly kind: (typeof caseKinds)[number] | "";
  readonly answer: (typeof answerStates)[number] | "";
  readonly order: (typeof caseOrders)[number];
}

/** Values that narrow nothing. */
export const usualCases = { order: "due" };

/** What an address asks for; what makes no sense is not asked. */
export function queryOfCases(search: URLSearchParams): CaseQuery {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  return {
    state: search.get("group") === "closed" ? "closed" : "open",
    q: search.get("q")?.trim().slice(0, 254) ?? "",
    kind: chosen("kind", caseKinds) ?? "",
    answer: chosen("answer", answerStates) ?? "",
    order: chosen("order", caseOrders) ?? "due",
  };
}
