/** Orders of the list of brands: by name, the most or the fewest items first, the newest first. */
export const brandOrders = ["name", "most", "fewest", "newest"] as const;
export type BrandOrder = (typeof brandOrders)[number];
