import {
  type DocumentFilter,
  documentDays,
  documentKinds,
  documentStates,
} from "#contract/payments/invoice-admin.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";
import { dayOfAddress } from "#web/pages/admin/list/day-of-address.ts";

/** Values that narrow nothing. */
export const usualDocuments = { day: "issued" };

/** What an address asks of the list of documents; what makes no sense is not asked. */
export function queryOfDocuments(search: URLSearchParams): DocumentFilter {
  return {
    kind: documentKinds.find((kind) => kind === search.get("kind")) ?? "",
    state: documentStates.find((state) => state === search.get("state")) ?? "",
    day: documentDays.find((day) => day === search.get("day")) ?? "issued",
    from: dayOfAddress(search, "from"),
    to: dayOfAddress(search, "to"),
    q: search.get("q")?.trim().slice(0, 100) ?? "",
  };
}

/** The address's query, beginning with `?`; with a place the part of the list that begins or ends there. */
export function addressOfDocuments(
  query: DocumentFilter,
  place: { before?: string; after?: string } = {},
): string {
  return addressOf({ ...query, ...place }, usualDocuments);
}
