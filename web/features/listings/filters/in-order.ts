import { conditionValues, type FacetKind, type FacetValue } from "#contract/facets.ts";

/** Kinds whose values have an order of their own, with their values where they are words. */
const ownOrder: Partial<Record<FacetKind, readonly string[]>> = {
  type: ["supply", "demand"],
  saleMode: ["auction", "fixed_price", "by_agreement"],
  condition: conditionValues,
  vintage: [],
  volume: [],
  strength: [],
  age: [],
};

/** Values as a list of choices shows them; those without an order of their own go by how many have them, after `first`. */
export function inOrder(
  kind: FacetKind,
  values: readonly FacetValue[],
  first: readonly string[],
): FacetValue[] {
  const order = ownOrder[kind];
  const place = ({ value, count }: FacetValue) => {
    if (!order) return first.includes(value) ? Number.NEGATIVE_INFINITY : -count;
    return order.length > 0 ? order.indexOf(value) : Number(value);
  };
  const name = ({ label, value }: FacetValue) => label ?? value;
  return values.toSorted((a, b) => {
    const [placeA, placeB] = [place(a), place(b)];
    return placeA === placeB ? name(a).localeCompare(name(b)) : placeA - placeB;
  });
}
