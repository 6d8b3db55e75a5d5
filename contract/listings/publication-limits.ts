/** So many listings may be published without a verified account (RULES.md L5). */
export const freeListings = 10;
