import { z } from "zod";
import { readJson } from "./read-json.ts";

/** The facts of a deal that a review may mention; it mentions none that is not so. */
export const reviewFacts = ["parcel", "by_hand", "bottle", "worn_label", "worn_box"] as const;
export type ReviewFact = (typeof reviewFacts)[number];

const words = z.object({
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  /** The answer of the reviewed side. */
  reply: z.string().optional(),
  /** The condition under which the words may be used. */
  needs: z.array(z.enum(reviewFacts)).optional(),
});
export type ReviewWords = z.output<typeof words>;

/** Reviews that buyers write of sellers, and sellers of buyers. */
export const { ofSellers, ofBuyers } = readJson(
  "reviews.json",
  z.object({ ofSellers: z.array(words), ofBuyers: z.array(words) }),
);

/** No review takes whom it is about below this average, so that most have between 4.6 and 5 stars. */
const lowestAverage = 4.6;

/** Stars so far of whom a review is about. */
export interface Rating {
  readonly sum: number;
  readonly count: number;
}

/** The words of the `turn`-th review, chosen among those that contradict no fact and suit the reviews so far. */
export function wordsFor(
  words: readonly ReviewWords[],
  facts: readonly ReviewFact[],
  turn: number,
  { sum, count }: Rating,
): ReviewWords {
  const suits = (stars: number) => stars === 5 || (sum + stars) / (count + 1) >= lowestAverage;
  const fitting = words.filter(({ needs = [], stars }) => suits(stars) && needs.every((need) => facts.includes(need)));
  const chosen = fitting[turn % fitting.length];
  if (!chosen) throw new Error("some words need nothing");
  return chosen;
}
