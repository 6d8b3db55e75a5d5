import type { ListingStatus } from "#contract/listing-kinds.ts";
import type { ListingFields } from "#contract/own-listings.ts";

/** What the seller may still do to a listing (RULES.md L7). */
export type EditScope = "draft" | "published" | "description" | "nothing";

/** A draft is free; a published one may change until the first bid; after it, only the description grows. */
export function editScope(status: ListingStatus, bidSequence: number): EditScope {
  if (status === "draft") return "draft";
  if (status !== "live" && status !== "scheduled") return "nothing";
  return bidSequence > 0 ? "description" : "published";
}

/** What a published listing keeps: people have seen it under these. A scheduled one may still be moved. */
export function fixedFields(status: ListingStatus): (keyof ListingFields)[] {
  return status === "scheduled" ? ["type", "saleMode"] : ["type", "saleMode", "duration", "activateAt"];
}

/** Fields of a patch that say something else than what stands; forms send all of theirs. */
export function changedFields(
  current: ListingFields,
  patch: Partial<ListingFields>,
): (keyof ListingFields)[] {
  return (Object.keys(patch) as (keyof ListingFields)[]).filter((field) => {
    const [before, after] = [current[field], patch[field]];
    if (after === undefined) return false;
    if (field === "condition")
      return differs({ ...current.condition, ...patch.condition }, current.condition);
    if (field === "activateAt") return toTime(before) !== toTime(after);
    return before !== after;
  });
}

/** What a description says beyond the one that stands, or null where it says something else instead. */
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
