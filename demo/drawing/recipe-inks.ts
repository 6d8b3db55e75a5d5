import { type Colour, mix } from "./colour.ts";
import type { LabelInks } from "./label-style.ts";
import type { LabelStyleName } from "./label-styles.ts";
import type { Random } from "./random.ts";

const PAPERS: readonly Colour[] = [
  "#f1e8d4",
  "#f4eedd",
  "#efe2c2",
  "#f6f2e8",
  "#ead9b6",
  "#e8dfcf",
  "#f0e4c9",
  "#dfe3d6",
  "#f3dfc8",
  "#e4e6e4",
  "#efd9a8",
  "#d9c6a0",
];
const DARK_PAPERS: readonly Colour[] = [
  "#14261f",
  "#1d2b22",
  "#203a40",
  "#1a1c20",
  "#33141a",
  "#1c2440",
  "#2c2015",
  "#3c1d14",
  "#10282d",
  "#2a2440",
];
const INKS: readonly Colour[] = ["#2a1c12", "#1c2022", "#243029", "#22283c", "#3a1c12", "#1a1a1a"];
const ACCENTS: readonly Colour[] = [
  "#7c241b",
  "#8d2a1f",
  "#1f4a4a",
  "#1f3d5c",
  "#3d4a20",
  "#5b2a4a",
  "#a3352c",
  "#8a5a14",
  "#20443a",
  "#6d1a24",
  "#a0522d",
  "#2b3358",
  "#b0651a",
  "#4a2c1a",
];
const GOLDS: readonly Colour[] = ["#8a6a2f", "#a67c2e", "#b0873a", "#96752c"];
const FOIL_GOLDS: readonly Colour[] = ["#cfa862", "#d5b46e", "#c9c27a", "#d9c9a0", "#c98f52", "#cdd0cf"];

/** Paper and inks that go together: dark paper only for the style that prints in gold. */
export function mixInks(style: LabelStyleName, random: Random): LabelInks {
  if (style === "gilt") {
    const gold = random.pick(FOIL_GOLDS);
    return { paper: random.pick(DARK_PAPERS), ink: gold, accent: gold, gold };
  }
  const paper = mix(random.pick(PAPERS), "#ffffff", random.float(0, 0.2));
  const gold = style === "deco" ? random.pick(FOIL_GOLDS) : random.pick(GOLDS);
  const pen: readonly Colour[] = ["#24304f", "#1f2a5a", "#2b2b2e", "#4a2a1a"];
  return {
    paper,
    ink: random.pick(style === "handwritten" ? pen : INKS),
    accent: random.pick(ACCENTS),
    gold,
  };
}

/** One ink for print on glass, glaze or a coloured tube. */
export function singleInk(paper: Colour, ink: Colour): LabelInks {
  return { paper, ink, accent: ink, gold: ink };
}

/** Lacquers of tobacco tins and cigarillo cases. */
export const LACQUERS: readonly Colour[] = [
  "#1f4038",
  "#7d2a1f",
  "#1f2f4a",
  "#8a6b2c",
  "#2c2320",
  "#5b1a22",
  "#3d4a20",
  "#b08a3e",
  "#6a7076",
  "#40285a",
];
