import type { ListingFields } from "#contract/listings/own-listings.ts";

/** What a buyer decides by and a moderator has looked at; prices, hand-over and times are the seller's alone. */
const looked: ReadonlySet<keyof ListingFields> = new Set([
  "name",
  "nameEn",
  "description",
  "brandName",
  "categoryId",
  "condition",
  "country",
  "place",
]);

/**
 * I7: While a seller is new (I1), changes of a published listing's words and pictures wait for a moderator: the public sees the version
 * before until they are approved, and keeps it where they are refused; what bids have overtaken adds only what may still be added. Prices,
 * hand-over and times change at once.
 */
export function partEdit(
  patch: Partial<ListingFields>,
  changed: readonly (keyof ListingFields)[],
): { waiting: Partial<ListingFields>; atOnce: Partial<ListingFields> } {
  const pick = (fields: readonly (keyof ListingFields)[]) =>
    Object.fromEntries(fields.map((field) => [field, patch[field]])) as Partial<ListingFields>;
  return {
    waiting: pick(changed.filter((field) => looked.has(field))),
    atOnce: pick(changed.filter((field) => !looked.has(field))),
  };
}

/** A later change on top of an earlier one; of the condition sheet the lines add up. */
export function joinEdits(earlier: Partial<ListingFields>, later: Partial<ListingFields>): Partial<ListingFields> {
  const condition = { ...earlier.condition, ...later.condition };
  return { ...earlier, ...later, ...(Object.keys(condition).length > 0 && { condition }) };
}
