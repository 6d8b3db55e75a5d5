import { personStates } from "#contract/accounts/people.ts";
import { choice, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const peopleList = {
  ...{ page: "people", texts: "moderationAdmin:people" },
  filters: { q: text(), state: choice(personStates) },
} as const satisfies ListOf;
