/** Namespaces that come with the modules that use them. All others may be needed anywhere and are there from the start. */
export const areas = {
  /** Where one bids, buys and offers. */
  item: ["bidding", "item", "offers", "prices", "receipt", "sales"],
  /** One's own pages, the way to them, and the desk. */
  own: ["account", "advertisement", "auth", "contact", "deals", "moderation"],
} as const;
