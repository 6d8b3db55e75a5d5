import type { Colour } from "./colour.ts";
import type { Mark } from "./mark.ts";
import type { Random } from "./random.ts";

/** What a label says. Empty strings leave their place empty. */
export interface LabelWords {
  brand: string;
  subtitle: string;
  year: string;
  facts: string;
  /** The sort of drink, as printed above the brand. */
  sort: string;
}

export interface LabelInks {
  paper: Colour;
  ink: Colour;
  accent: Colour;
  gold: Colour;
}

export interface LabelTask {
  /** Flat size of the label in drawing units, measured along the curve. */
  width: number;
  height: number;
  words: LabelWords;
  inks: LabelInks;
  random: Random;
}

/** A way to set a label: pure print, so that any style fits any bottle, box or lid. */
export type LabelStyle = (task: LabelTask) => Mark[];

/** Small print keeps its size on large labels and gives way on small ones. */
export const smallPrint = (height: number): number => Math.max(6.5, Math.min(11, height * 0.058));
