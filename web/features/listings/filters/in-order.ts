import { saleModes } from "#contract/listings/listing-kinds.ts";
import { conditionValues, type FacetKind, type FacetValue } from "#contract/search/facets.ts";

/** Kinds whose values have an order of their own, with their values where they are words. */
const ownOrder: Partial<Record<FacetKind, readonly string[]>> = {
  type: ["supply", "demand"],
  saleMode: saleModes,
  condition: conditionValues,
  vintage: [],
  volume: [],
  strength: [],
  age: [],
};

/** Values as a list of choices shows them; those without an order of their own go by how many have them, after `first`. */
export function inOrder(kind: FacetKind, values: readonly FacetValue[], first: readonly string[]): FacetValue[] {
  const order = ownOrder[kind];
  const place = ({ value, count }: FacetValue) => {
    if (!order) return first.includes(value) ? Number.NEGATIVE_INFINITY : -count;
    return order.length > 0 ? order.indexOf(value) : Number(value);
  };
  // By letters, each before what has a mark above it: alike on the server and in every browser, and without a collator, whose
  // first use holds a page for 10 ms.
  const name = ({ label, value }: FacetValue) => (label ?? value).toLowerCase().normalize("NFD");
  return values.toSorted((a, b) => {
    const [placeA, placeB] = [place(a), place(b)];
    if (placeA !== placeB) return placeA - placeB;
    return name(a) < name(b) ? -1 : 1;
  });
}
