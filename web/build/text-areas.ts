/**
 * Namespaces that browsers load along with the modules that use them. All others, the frame's and those of cards and lists,
 * may be needed anywhere and are there from the start.
 */
export const areas = {
  /** Where one bids, buys and offers. */
  item: ["bidding", "item", "offers", "prices", "receipt", "reviews", "purchases"],
  /** Pages that lead to lists, and what is to be read. */
  pages: ["daily", "home", "monthly", "reading"],
  /** One's own pages, the way to them, and the desk. */
  own: ["account", "listingForm", "auth", "contact", "deals", "live", "moderation"],
} as const;

export type Area = keyof typeof areas;

/** The areas whose namespaces a module names: `useTranslation("bidding")`, `t("purchases:cancel")`, `{ namespace: "deals" }`, `{ ns: "monthly" }`. */
export function areasIn(code: string): Area[] {
  const asked = [...code.matchAll(/useTranslation\(([^)]*)\)|\b(?:namespace|ns): ?("\w+")/g)]
    .map(([, names, given]) => names ?? given)
    .join();
  return (Object.keys(areas) as Area[]).filter((area) =>
    areas[area].some((name) => asked.includes(`"${name}"`) || new RegExp(`["'\`]${name}:`).test(code)),
  );
}
