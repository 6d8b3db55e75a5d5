import { auditKinds } from "#contract/audit/audit-kinds.ts";
import { choice, day, text } from "#web/pages/admin/list/filters.ts";
import type { ListOf } from "#web/pages/admin/list/list-of.ts";

export const auditList = {
  ...{ page: "auditAdmin", texts: "auditAdmin" },
  filters: {
    by: text(),
    kind: choice(auditKinds, "", { isSorted: true }),
    id: text(80),
    ...{ from: day, to: day },
    q: text(100),
  },
} as const satisfies ListOf;
