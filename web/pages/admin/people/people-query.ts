import { type PersonState, personStates } from "#contract/accounts/people.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

/** What the list of accounts is narrowed to, as its address says it. */
export interface PeopleQuery {
  readonly q: string;
  readonly state: PersonState | "";
}

/** What an address asks for; what makes no sense is not asked. */
export function queryOfPeople(search: URLSearchParams): PeopleQuery {
  return {
    q: search.get("q")?.trim().slice(0, 254) ?? "",
    state: personStates.find((state) => state === search.get("state")) ?? "",
  };
}

/** The address's query, beginning with `?`; with a place the part of the list that begins or ends there. */
export function addressOfPeople(query: PeopleQuery, place: { before?: string; after?: string } = {}): string {
  return addressOf({ ...query, ...place });
}
