import { type ProblemKind, problemKinds } from "./case-kinds.ts";
import type { DealSide } from "./deal-steps.ts";

/** Problems that only the seller can have with the buyer, and the other way round. */
const ofOneSide: Partial<Record<ProblemKind, DealSide>> = {
  not_delivered: "buyer",
  not_as_described: "buyer",
  damaged: "buyer",
  not_picked_up: "seller",
};

/** The kinds of problems that a side of a deal may report. */
export function problemKindsOf(side: DealSide): ProblemKind[] {
  return problemKinds.filter((kind) => (ofOneSide[kind] ?? side) === side);
}
