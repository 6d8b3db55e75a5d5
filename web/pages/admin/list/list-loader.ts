import type { LoaderFunctionArgs } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import type { ApiClient } from "#web/api/client.ts";
import { pageOfAddress } from "#web/pages/account/page-of-address.ts";
import { adminLoader } from "#web/pages/admin/admin-loader.ts";
import { type Filters, type Place, type QueryOf, queryOfAddress } from "./filters.ts";
import type { ListOf } from "./list-of.ts";

/**
 * The loader of a list in numbered pages: what its address asks for, and what `read` finds. `readOne`, the loader of the page of one
 * thing, reads what is open beside the list.
 */
export function pagedLoader<Of extends Filters, List, Args extends LoaderFunctionArgs, One = null>(
  { filters }: ListOf<Of>,
  read: (api: ApiClient, query: QueryOf<Of> & { page: number }, args: Args) => Promise<List>,
  // biome-ignore lint/suspicious/noExplicitAny: a page's loader takes the parameters of its own path
  readOne?: (args: any) => Promise<One>,
) {
  return adminLoader(async (api, args: Args) => {
    const { searchParams } = new URL(args.request.url);
    const query = queryOfAddress(filters, searchParams);
    const id = searchParams.get("open");
    const [list, one] = await Promise.all([
      read(api, { ...query, page: pageOfAddress(searchParams) }, args),
      id && readOne ? readOne({ ...args, params: { id } }) : null,
    ]);
    return { query, list, one };
  });
}

/** The loader of a list that is read from a place on. What a field asks for and cannot be sought finds `nothing`, and `faults` says why. */
export function placedLoader<Of extends Filters, List>(
  { filters }: ListOf<Of>,
  read: (api: ApiClient, query: QueryOf<Of> & Pick<Place, "before" | "after">) => Promise<List>,
  nothing?: NoInfer<List>,
) {
  return adminLoader(async (api, args: LoaderFunctionArgs) => {
    const { searchParams } = new URL(args.request.url);
    const query = queryOfAddress(filters, searchParams);
    const faults: ApiError["fields"] = {};
    try {
      return { query, list: await read(api, { ...query, ...placeOf(searchParams) }), faults };
    } catch (error) {
      if (!nothing || !(error instanceof ApiError) || error.status !== 422) throw error;
      return { query, list: nothing, faults: error.fields };
    }
  });
}

/** The loader of a page of lists in tabs: the one that its address names, else the first, and what `read` finds in it. */
export function groupLoader<const Group extends string, List, Args extends LoaderFunctionArgs>(
  groups: readonly [Group, ...Group[]],
  read: (api: ApiClient, query: { group: Group; page: number }, args: Args) => Promise<List>,
) {
  return adminLoader(async (api, args: Args) => {
    const { searchParams } = new URL(args.request.url);
    const group = groups.find((each) => each === searchParams.get("group")) ?? groups[0];
    return { group, list: await read(api, { group, page: pageOfAddress(searchParams) }, args) };
  });
}

/** Where an address has a list begin or end. */
export function placeOf(search: URLSearchParams): Pick<Place, "before" | "after"> {
  const [before, after] = [search.get("before"), search.get("after")];
  return { ...(before && { before }), ...(after && { after }) };
}
