import { bidStates, endingWithin, runningOrders } from "#contract/bids/running-admin.ts";
import { durations } from "#contract/listings/listing-kinds.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

/** What the list of running auctions is narrowed to and ordered by, as its address says it. */
export interface RunningQuery {
  readonly within: (typeof endingWithin)[number] | "";
  readonly duration: (typeof durations)[number] | "";
  readonly bids: (typeof bidStates)[number] | "";
  readonly order: (typeof runningOrders)[number];
  readonly page: number;
}

/** Values that narrow nothing. */
export const usualValues = { order: "end", page: "1" };

/** What an address asks for; what makes no sense is not asked. */
export function queryOfAddress(search: URLSearchParams): RunningQuery {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  return {
    within: chosen("within", endingWithin) ?? "",
    duration: chosen("duration", durations) ?? "",
    bids: chosen("bids", bidStates) ?? "",
    order: chosen("order", runningOrders) ?? "end",
    page: pageOfAddress(search),
  };
}

/** The address's query of a page of the list, beginning with `?`; empty for the first page of everything. */
export function addressOfQuery({ page: _, ...query }: RunningQuery, page: number): string {
  return addressOf({ ...query, page: String(page) }, usualValues);
}
