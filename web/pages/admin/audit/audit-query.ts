import { type AuditKind, auditKinds } from "#contract/admin/audit-kinds.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

/** What the log of changes is narrowed to, as its address says it. */
export interface AuditQuery {
  readonly by: string;
  readonly kind: AuditKind | "";
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly q: string;
}

/** What an address asks for; what makes no sense is not asked. */
export function queryOfAddress(search: URLSearchParams): AuditQuery {
  const text = (name: string, longest: number) => search.get(name)?.trim().slice(0, longest) ?? "";
  const day = (name: string) => {
    const written = text(name, 10);
    return /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written)) ? written : "";
  };
  return {
    by: text("by", 254),
    kind: auditKinds.find((kind) => kind === search.get("kind")) ?? "",
    id: text("id", 80),
    from: day("from"),
    to: day("to"),
    q: text("q", 100),
  };
}

/** The address's query, beginning with `?`; with a place the part of the list that begins or ends there. */
export function addressOfQuery(query: AuditQuery, place: { before?: string; after?: string } = {}): string {
  return addressOf({ ...query, ...place });
}
