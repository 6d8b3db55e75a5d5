import type { ListingCard } from "#contract/listings/listings.ts";
import type { SilhouetteKind } from "#web/ui/silhouette.tsx";

/** From a category's id on, up to the next line; ids are given once and never again (server's catalogue). */
const shapes: readonly (readonly [from: number, kind: SilhouetteKind])[] = [
  [60, "decanter"], // cognac and brandy
  [80, "bottle"], // fruit spirits
  [90, "flask"], // gin, absinthe
  [110, "bottle"], // vodka
  [120, "flask"], // tequila, liqueurs
  [140, "bottle"],
  [200, "bottle"], // wine
  [300, "box"], // tobacco, accessories
  [450, "decanter"], // glassware
  [460, "box"],
];
const families: Readonly<Record<number, SilhouetteKind>> = {
  3: "flask",
  4: "decanter",
  6: "flask",
  7: "flask",
};

/** The silhouette that stands for a listing without a picture: one for each sort of thing, so that a shelf of them is of a piece. */
export function silhouetteOf({ category }: Pick<ListingCard, "category">): SilhouetteKind {
  const whisky = category.id >= 30 && category.id < 60;
  if (whisky) return "flask";
  return families[category.id] ?? shapes.findLast(([from]) => category.id >= from)?.[1] ?? "bottle";
}
