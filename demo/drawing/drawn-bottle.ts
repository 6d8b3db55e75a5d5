import { isBottleKind } from "./compose-goods.ts";
import type { ClosureName, GoodsSpec } from "./goods.ts";
import { createRandom } from "./random.ts";
import { composeBottle } from "./recipe-bottle.ts";

/** The facts that the drawing of a bottle shows. */
export interface DrawnBottle {
  readonly closure: ClosureName;
  /** Whether it has a paper label, which can wear; some jugs are printed on. */
  readonly hasLabel: boolean;
  /** Whether it is of glass, so that the level shows. */
  readonly showsLevel: boolean;
}

/** Tells without drawing what the picture of a good will show, so that words can agree with it; null where it is no bottle. */
export function drawnBottleOf(
  spec: Pick<GoodsSpec, "seed" | "kind" | "title" | "closure">,
): DrawnBottle | null {
  const { kind } = spec;
  if (!isBottleKind(kind)) return null;
  const bottle = composeBottle({ ...spec, kind }, createRandom(spec.seed).fork(kind));
  return {
    closure: bottle.closure.type,
    hasLabel: bottle.label !== null,
    showsLevel: bottle.vessel.type !== "stoneware",
  };
}
