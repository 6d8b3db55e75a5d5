import { z } from "zod";

export const fillLevels = ["full", "neck", "shoulder_high", "shoulder_mid", "low", "empty"] as const;
export const closures = ["cork", "wax", "foil", "screw_cap", "glass", "crown", "other"] as const;
export const conditions = ["perfect", "good", "worn", "damaged", "missing"] as const;
export const dutyStamps = ["present", "historic", "missing", "not_required"] as const;

/** The condition sheet: the properties that a collector asks about first. */
export const conditionSheet = z.object({
  volumeMl: z.number().int().min(1).max(100_000).nullable(),
  strengthPercent: z.number().min(0).max(100).multipleOf(0.1).nullable().describe("Alcohol by volume"),
  vintage: z.number().int().min(1500).max(2100).nullable(),
  bottledYear: z.number().int().min(1500).max(2100).nullable(),
  ageYears: z.number().int().min(0).max(200).nullable(),
  pieces: z.number().int().min(1).max(10_000).nullable().describe("Cigars in a box, bottles in a set"),
  fillLevel: z.enum(fillLevels).nullable(),
  closure: z.enum(closures).nullable(),
  closureState: z.enum(conditions).nullable(),
  labelState: z.enum(conditions).nullable(),
  boxState: z.enum(conditions).nullable().describe("missing: sold without a box"),
  dutyStamp: z.enum(dutyStamps).nullable(),
  storage: z.string().max(200).nullable(),
  provenance: z.string().max(300).nullable(),
});
export type ConditionSheet = z.infer<typeof conditionSheet>;
