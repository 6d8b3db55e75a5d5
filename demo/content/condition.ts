import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import { type DrawnBottle, drawnBottleOf } from "#demo/drawing/drawn-bottle.ts";
import type { Random } from "#demo/drawing/random.ts";
import { seedOf } from "./drawing-spec.ts";
import type { Good } from "./good.ts";
import { type GoodGroup, groupOf } from "./group-of.ts";
import { lastYear, madeIn } from "./offered.ts";
import { provenanceOf, storageOf } from "./past.ts";

/** Bottles from before 1993 carry the tax stamps of states that no longer exist. */
const stampReform = 1993;

/**
 * The condition sheet of a good, from its row, its drawing, and a state that its age makes likely.
 * Facts that the note tells (`facts.said`) come before chance.
 */
export function conditionOf(good: Good, random: Random): ConditionSheet {
  const { facts } = good;
  const group = groupOf(good);
  const isBottle = group === "spirit" || group === "wine";
  const drawn = drawnBottleOf({
    ...good,
    ...facts,
    kind: good.kind,
    seed: seedOf(good.name),
    title: good.brand,
  });
  const wear = Math.min(1, (lastYear - madeIn(good)) / 60);
  const level = fillLevel(wear, random);
  const label = stateAfter(wear, random);
  return {
    volumeMl: isBottle ? (facts.ml ?? null) : null,
    strengthPercent: isBottle ? (facts.abv ?? null) : null,
    vintage: facts.vintage ?? null,
    bottledYear: facts.bottled ?? null,
    ageYears: facts.age ?? null,
    pieces: facts.pieces ?? null,
    fillLevel: drawn?.showsLevel ? level : null,
    closure: drawn && closureOf(drawn, group),
    closureState: isBottle ? stateAfter(wear * 0.7, random) : null,
    labelState: drawn?.hasLabel || group === "tobacco" ? label : null,
    boxState: boxState(good, wear, random),
    dutyStamp: dutyStamp(group, madeIn(good), random),
    storage: storageOf(good, random),
    provenance: provenanceOf(good, random),
    ...facts.said,
  };
}

function fillLevel(wear: number, random: Random): ConditionSheet["fillLevel"] {
  const drop = wear * random.float(0, 1);
  if (drop < 0.12) return "full";
  if (drop < 0.45) return "neck";
  if (drop < 0.72) return "shoulder_high";
  return drop < 0.92 ? "shoulder_mid" : "low";
}

function stateAfter(wear: number, random: Random): "perfect" | "good" | "worn" | "damaged" {
  const damage = wear * random.float(0.2, 1);
  if (damage < 0.1) return "perfect";
  if (damage < 0.45) return "good";
  return damage < 0.78 ? "worn" : "damaged";
}

function boxState(good: Good, wear: number, random: Random): ConditionSheet["boxState"] {
  if (good.facts.boxed) return stateAfter(wear, random);
  return good.facts.boxed === undefined && groupOf(good) === "spirit" ? "missing" : null;
}

/** A capsule hides the closure under it, which on a wine is a cork. */
function closureOf({ closure }: DrawnBottle, group: GoodGroup): ConditionSheet["closure"] {
  if (closure === "foil") return group === "wine" ? "cork" : "foil";
  if (closure === "stopper") return "cork";
  return closure === "screw" ? "screw_cap" : closure;
}

function dutyStamp(group: GoodGroup, madeIn: number, random: Random): ConditionSheet["dutyStamp"] {
  if (group === "wine" || group === "thing") return group === "wine" ? "not_required" : null;
  if (madeIn >= stampReform) return "present";
  return random.pick(["historic", "historic", "missing"]);
}
