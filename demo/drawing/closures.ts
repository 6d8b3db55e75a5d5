import { paintCork } from "./closure-cork.ts";
import { paintFoil } from "./closure-foil.ts";
import { paintGlassStopper } from "./closure-glass.ts";
import { paintCrown, paintScrewCap } from "./closure-metal.ts";
import { paintStopper } from "./closure-stopper.ts";
import { paintWax } from "./closure-wax.ts";
import type { Colour } from "./colour.ts";
import type { Random } from "./random.ts";
import type { Sheet } from "./sheet.ts";
import type { Surface } from "./surface.ts";

export type Closure =
  | { type: "foil"; colour: Colour; crumpled: boolean }
  | { type: "wax"; colour: Colour; length: number }
  | { type: "stopper"; colour: Colour; collar: Colour | null; height: number; spread: number }
  | { type: "glass"; shape: "ball" | "flat" | "spire"; size: number; tint: Colour }
  | { type: "screw"; colour: Colour; length: number }
  | { type: "cork"; string: boolean }
  | { type: "crown"; colour: Colour };

export interface Neck {
  body: Surface;
  /** Where a capsule or wax ends. */
  capEnd: number;
  scale: number;
}

/** Draws the closure of a bottle, from the lip upwards and over the neck. */
export function paintClosure(sheet: Sheet, neck: Neck, closure: Closure, random: Random): string {
  if (closure.type === "foil") return paintFoil(sheet, neck, closure.colour, closure.crumpled, random);
  if (closure.type === "wax") return paintWax(sheet, neck, closure.colour, closure.length, random);
  if (closure.type === "stopper") return paintStopper(sheet, neck, closure, random);
  if (closure.type === "glass")
    return paintGlassStopper(sheet, neck, closure.shape, closure.size, closure.tint);
  if (closure.type === "screw") return paintScrewCap(sheet, neck, closure.colour, closure.length);
  if (closure.type === "crown") return paintCrown(sheet, neck, closure.colour);
  return paintCork(sheet, neck, closure.string, random);
}

/** How high above the lip a closure rises, so that pictures can leave room for it. */
export function closureRise(closure: Closure, lip: number, scale: number): number {
  if (closure.type === "glass") {
    const factor = closure.shape === "ball" ? 2 : closure.shape === "spire" ? 2.5 : 0.9;
    return closure.size * scale * factor;
  }
  if (closure.type === "stopper") return closure.height * scale;
  if (closure.type === "cork") return 30 * scale;
  return Math.min(10, lip * 0.3);
}

/** How far down the neck a closure hides the glass. */
export function closureCover(closure: Closure, neck: Neck): number {
  if (closure.type === "foil") return neck.capEnd;
  if (closure.type === "wax") return neck.body.top + (neck.capEnd - neck.body.top) * closure.length;
  if (closure.type === "screw") return neck.body.top + closure.length * neck.scale;
  return neck.body.top;
}
