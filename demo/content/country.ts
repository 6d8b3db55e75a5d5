import type { Good } from "./good.ts";

/** The country of a good, as a seller would write it; null where its category does not tell. */
export function countryOf({ categoryId }: Pick<Good, "categoryId">): string | null {
  return byCategory.get(categoryId) ?? null;
}

const shelves: Readonly<Record<string, readonly number[]>> = {
  Skotsko: [32, 33, 34, 35, 36, 37, 39, 40, 41],
  Irsko: [42],
  USA: [44, 45, 46],
  Japonsko: [47],
  Kanada: [48],
  Jamajka: [11],
  Barbados: [12],
  "Trinidad a Tobago": [13],
  Kuba: [14, 311, 312, 313],
  "Dominikánská republika": [15, 314],
  Guyana: [18],
  Venezuela: [19],
  Guatemala: [20],
  Panama: [21],
  Martinik: [22],
  Brazílie: [23],
  Francie: [61, 62, 63, 64, 65, 212, 213, 214, 215, 231, 232, 240, 252, 253],
  Španělsko: [66, 254, 262],
  Itálie: [68, 217, 218, 219, 265],
  Peru: [69],
  Mexiko: [120, 121, 122],
  Portugalsko: [261, 263],
  Nikaragua: [315],
  Honduras: [316],
  Česko: [70, 80, 81, 82, 84, 85, 133, 221, 234, 255, 270],
};

const byCategory = new Map(
  Object.entries(shelves).flatMap(([country, ids]) => ids.map((id) => [id, country] as const)),
);
