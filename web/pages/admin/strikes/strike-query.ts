import { cancelledBy, retractedBy, strikeStates } from "#contract/deals/strike-admin.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";

/** The lists of the page, the first one where the address names none, and what each may be narrowed to besides a word. */
export const strikeGroups = ["strikes", "retractions", "cancellations"] as const;

const chosenOf = <Value extends string>(search: URLSearchParams, name: string, values: readonly Value[]) =>
  values.find((value) => value === search.get(name)) ?? "";

/** What an address asks for; what makes no sense is not asked. */
export function queryOfStrikes(search: URLSearchParams) {
  const group = chosenOf(search, "group", strikeGroups) || "strikes";
  const q = search.get("q")?.trim().slice(0, 254) ?? "";
  return {
    ...{ group, q, page: pageOfAddress(search) },
    state: group === "strikes" ? chosenOf(search, "state", strikeStates) : ("" as const),
    retractedBy: group === "retractions" ? chosenOf(search, "by", retractedBy) : ("" as const),
    cancelledBy: group === "cancellations" ? chosenOf(search, "by", cancelledBy) : ("" as const),
  };
}
export type StrikeQuery = ReturnType<typeof queryOfStrikes>;
