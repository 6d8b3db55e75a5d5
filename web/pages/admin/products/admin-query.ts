import { shownStates, stockStates } from "#contract/shop/product-states.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

/** What the list of goods is narrowed to, as its address says it. */
export interface AdminQuery {
  readonly q: string;
  readonly shown: (typeof shownStates)[number];
  readonly stock: (typeof stockStates)[number];
  readonly reduced: boolean;
  readonly page: number;
}

/** Values that narrow nothing. */
export const usualValues = { shown: "all", stock: "any", reduced: "false", page: "1" };

/** What an address asks for; what makes no sense is not asked. */
export function queryOfAddress(search: URLSearchParams): AdminQuery {
  return {
    q: search.get("q")?.trim().slice(0, 100) ?? "",
    shown: shownStates.find((state) => state === search.get("shown")) ?? "all",
    stock: stockStates.find((state) => state === search.get("stock")) ?? "any",
    reduced: search.get("reduced") === "true",
    page: pageOfAddress(search),
  };
}

/** The address's query of a page of the list, beginning with `?`; empty for the first page of everything. */
export function addressOfQuery({ q, shown, stock, reduced }: AdminQuery, page: number): string {
  const values = { q, shown, stock, reduced: String(reduced), page: String(page) };
  return addressOf(values, usualValues);
}

export const isNarrowed = (query: AdminQuery): boolean => addressOfQuery(query, 1) !== "";
