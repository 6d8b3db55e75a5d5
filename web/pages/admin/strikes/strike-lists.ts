import { cancelledBy, retractedBy, strikeStates } from "#contract/moderation/strike-admin.ts";
import { choice, group, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const strikeGroups = ["strikes", "retractions", "cancellations"] as const;
const about = { page: "strikeAdmin", texts: "strikeAdmin" } as const;
const shared = { q: text(), group: group(strikeGroups) };

/** The lists of the page, and what each may be narrowed to besides a word. */
export const strikeLists = {
  strikes: { ...about, filters: { ...shared, state: choice(strikeStates) } },
  retractions: { ...about, filters: { ...shared, by: choice(retractedBy) } },
  cancellations: { ...about, filters: { ...shared, by: choice(cancelledBy) } },
} as const satisfies Record<(typeof strikeGroups)[number], ListOf>;
