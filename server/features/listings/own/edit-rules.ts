import type { ListingStatus } from "#contract/listings/listing-kinds.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";

/** The part of a listing that its seller may still change (rule L7). */
export type EditScope = "draft" | "published" | "description" | "nothing";

/**
 * I3: A listing that waits is edited by nobody; its seller may take it back as a draft.
 * L7: Until the first bid a published listing may change all but type, sale mode, duration and start (a scheduled one its times too);
 * afterwards its description only grows.
 */
export function editScope(status: ListingStatus, bidSequence: number): EditScope {
  if (status === "draft") return "draft";
  if (status !== "live" && status !== "scheduled") return "nothing";
  return bidSequence > 0 ? "description" : "published";
}

/** The fields that a published listing keeps, since people have seen them. A scheduled one may still move its start. */
export function fixedFields(status: ListingStatus): (keyof ListingFields)[] {
  return status === "scheduled"
    ? ["type", "saleMode", "isProtected"]
    : ["type", "saleMode", "isProtected", "duration", "closingMinute", "activateAt"];
}

/**
 * L8: A lot of a monthly sale that is live may change its category only within its top category.
 *
 * Bidders plan by the end of its group.
 */
export function isGroupFixed(row: { readonly status: ListingStatus; readonly saleClosesOn: string | null }): boolean {
  return row.status === "live" && row.saleClosesOn !== null;
}

/**
 * PI3: Pictures may change until the first bid; a published supply keeps at least one. A lot with bids may get further
 * ones, with their date; none of its pictures is moved, replaced or taken away.
 */
export function picturesRefusal(
  status: ListingStatus,
  bidSequence: number,
): "NOT_EDITABLE" | "ONLY_DESCRIPTION" | null {
  const scope = editScope(status, bidSequence);
  if (scope === "nothing") return "NOT_EDITABLE";
  return scope === "description" ? "ONLY_DESCRIPTION" : null;
}

/** The fields of a patch that differ from the stored ones, since forms send all fields. */
export function changedFields(current: ListingFields, patch: Partial<ListingFields>): (keyof ListingFields)[] {
  return (Object.keys(patch) as (keyof ListingFields)[]).filter((field) => {
    const [before, after] = [current[field], patch[field]];
    if (after === undefined) return false;
    if (field === "condition") return differs({ ...current.condition, ...patch.condition }, current.condition);
    if (field === "activateAt") return toTime(before) !== toTime(after);
    if (Array.isArray(before)) return String(before) !== String(after && [...(after as string[])].sort());
    return before !== after;
  });
}

/** The text that a description adds to the stored one, or null where it changes the stored one. */
export function addedText(before: string, after: string): string | null {
  return after.startsWith(before) ? after.slice(before.length).trim() : null;
}

function differs(a: object, b: object): boolean {
  const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  return [...left].some(([key, value]) => (value ?? null) !== (right.get(key) ?? null));
}

function toTime(value: unknown): number | null {
  return typeof value === "string" ? Date.parse(value) : null;
}
