import { composeDecanter, composeGlassware, composeTool } from "./compose-accessory.ts";
import { composeBottleScene } from "./compose-bottle.ts";
import { composeCigarBox, composeCigarillos, composeCigars, composeHumidor } from "./compose-cigars.ts";
import { composePipe, composePouch, composeTin } from "./compose-pipe-tobacco.ts";
import type { Composition } from "./composition.ts";
import type { GoodsKind, GoodsSpec } from "./goods.ts";
import { createRandom, type Random } from "./random.ts";
import type { BottleKind } from "./recipe-kinds.ts";

const OTHERS: Readonly<
  Record<Exclude<GoodsKind, BottleKind>, (spec: GoodsSpec, random: Random) => Composition>
> = {
  cigar: composeCigars,
  "cigar-box": composeCigarBox,
  cigarillos: composeCigarillos,
  "pipe-tobacco": composeTin,
  "tobacco-pouch": composePouch,
  pipe: composePipe,
  humidor: composeHumidor,
  glassware: composeGlassware,
  decanter: composeDecanter,
  accessory: composeTool,
};

/** Chooses the scene for a spec. The kind is part of the seed, so that two kinds with equal seeds do not look alike. */
export function composeGoods(spec: GoodsSpec): Composition {
  const random = createRandom(spec.seed).fork(spec.kind);
  const { kind } = spec;
  return isBottleKind(kind) ? composeBottleScene({ ...spec, kind }, random) : OTHERS[kind](spec, random);
}

export function isBottleKind(kind: GoodsKind): kind is BottleKind {
  return !(kind in OTHERS);
}
