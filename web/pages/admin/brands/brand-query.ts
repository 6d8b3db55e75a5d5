import { type BrandOrder, brandOrders } from "#contract/catalogue/brand-orders.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

/** What the list of brands is narrowed to and ordered by, as its address says it. */
export interface BrandQuery {
  readonly q: string;
  readonly sort: BrandOrder;
  readonly page: number;
}

/** Values that narrow nothing. */
export const usualValues = { sort: "name", page: "1" };

/** What an address asks for; what makes no sense is not asked. */
export function queryOfAddress(search: URLSearchParams): BrandQuery {
  return {
    q: search.get("q")?.trim().slice(0, 100) ?? "",
    sort: brandOrders.find((order) => order === search.get("sort")) ?? "name",
    page: pageOfAddress(search),
  };
}

/** The address's query of a page of the list, beginning with `?`; empty for the first page of everything. */
export function addressOfQuery({ q, sort }: BrandQuery, page: number): string {
  return addressOf({ q, sort, page: String(page) }, usualValues);
}
