import { adminDealStates, dealAges, dealOrders, dueStates, waitedFor } from "#contract/deals/deal-admin.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

/** What the list of deals is narrowed to and ordered by, as its address says it. */
export interface DealQuery {
  readonly q: string;
  readonly state: (typeof adminDealStates)[number];
  readonly waits: (typeof waitedFor)[number] | "";
  readonly due: (typeof dueStates)[number] | "";
  readonly age: (typeof dealAges)[number] | "";
  /** CZK as they were written: digits, or nothing. */
  readonly from: string;
  readonly to: string;
  readonly order: (typeof dealOrders)[number];
  readonly page: number;
}

/** Values that narrow nothing. */
export const usualValues = { state: "open", order: "due", page: "1" };

/** What an address asks for; what makes no sense is not asked. */
export function queryOfAddress(search: URLSearchParams): DealQuery {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  const amount = (name: string) => {
    const written = search.get(name)?.replace(/\s/g, "") ?? "";
    return /^\d{1,9}$/.test(written) ? written : "";
  };
  return {
    q: search.get("q")?.trim().slice(0, 254) ?? "",
    state: chosen("state", adminDealStates) ?? "open",
    waits: chosen("waits", waitedFor) ?? "",
    due: chosen("due", dueStates) ?? "",
    age: chosen("age", dealAges) ?? "",
    from: amount("from"),
    to: amount("to"),
    order: chosen("order", dealOrders) ?? "due",
    page: pageOfAddress(search),
  };
}

/** The query as the API takes it. */
export function askedOf({ from, to, ...query }: DealQuery) {
  return { ...query, ...(from !== "" && { from: Number(from) }), ...(to !== "" && { to: Number(to) }) };
}

/** The address's query of a page of the list, beginning with `?`; empty for the first page of what is open. */
export function addressOfQuery({ page: _, ...query }: DealQuery, page: number): string {
  return addressOf({ ...query, page: String(page) }, usualValues);
}
