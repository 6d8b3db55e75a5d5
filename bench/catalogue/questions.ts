/** Questions that visitors ask of a catalogue, as queries of `GET /api/auctions` and its facets. */
export const questions: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  everything: {},
  "a category": { category: "2" },
  "category, auctions, by price": { category: "2", saleMode: "auction", sort: "price_asc" },
  "category, page 20": { category: "2", page: "20" },
  "a common brand": { brand: "5" },
  "a rare brand, old, by price": { brand: "40", age: "30", sort: "price_desc" },
  "three brands of a country": { brand: ["5", "6", "700"], country: "Česko" },
  "condition, most bids": { condition: "perfect", sort: "bids" },
  "a narrow price": { priceFrom: "1000", priceTo: "1100" },
  "ends within 3 days": { ends: "3d" },
  "sold, by price": { state: "sold", category: "2", sort: "price_desc" },
  "a word that many have": { q: "rum" },
  "two words": { q: "rumy extra" },
  "a word that few have": { q: "rebano" },
  "a slip of the pen": { q: "babeknoo" },
  "a number": { q: "5001" },
};
