import { isBottleKind } from "./compose-goods.ts";
import type { ClosureName, GoodsSpec } from "./goods.ts";
import { createRandom } from "./random.ts";
import { composeBottle } from "./recipe-bottle.ts";

/** What can be seen on the drawing of a bottle. */
export interface DrawnBottle {
  readonly closure: ClosureName;
  /** Paper that can wear; some jugs are printed on. */
  readonly hasLabel: boolean;
  /** Glass: a level is to be seen. */
  readonly showsLevel: boolean;
}

/** What the drawing of a good will show, without drawing it, so that words can agree with it; null where it is no bottle. */
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
