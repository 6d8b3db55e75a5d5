import type { Good } from "./good.ts";

/** The group of goods that are kept and described alike. */
export type GoodGroup = "spirit" | "wine" | "cigar" | "tobacco" | "thing";

const groups: Partial<Record<Good["kind"], GoodGroup>> = {
  "wine-red": "wine",
  "wine-white": "wine",
  champagne: "wine",
  port: "wine",
  cigar: "cigar",
  "cigar-box": "cigar",
  cigarillos: "tobacco",
  "pipe-tobacco": "tobacco",
  "tobacco-pouch": "tobacco",
  pipe: "thing",
  humidor: "thing",
  glassware: "thing",
  decanter: "thing",
  accessory: "thing",
};

export function groupOf(good: Pick<Good, "kind">): GoodGroup {
  return groups[good.kind] ?? "spirit";
}
