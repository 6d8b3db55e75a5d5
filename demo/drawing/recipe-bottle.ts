import type { Bottle, Vessel } from "./bottle.ts";
import { type BottleShape, shapeBottle } from "./bottle-shapes.ts";
import { type Closure, closureRise } from "./closures.ts";
import { type Colour, mix } from "./colour.ts";
import type { FillLevel, GoodsSpec } from "./goods.ts";
import type { LabelWords } from "./label-style.ts";
import { LABEL_STYLES, type LabelStyleName } from "./label-styles.ts";
import type { PaperCut } from "./paper.ts";
import type { Random } from "./random.ts";
import { mixInks, singleInk } from "./recipe-inks.ts";
import { type BottleKind, type BottleRecipe, RECIPES } from "./recipe-kinds.ts";

const CAPS: readonly Colour[] = [
  "#26241f",
  "#6d1a24",
  "#8a6b2c",
  "#20302a",
  "#1f3d4a",
  "#7b1f1a",
  "#c8b58a",
  "#4a2f1c",
  "#2b3358",
  "#b8923f",
  "#5b2a4a",
  "#7d7468",
];
const WOODEN: readonly Colour[] = ["#5a3418", "#2d211a", "#8a5a30", "#3c2414", "#b08a3e", "#1f3338"];
const TINTS: readonly Colour[] = ["#e9e1d3", "#e4e2d6", "#ece3d0", "#dfe3dc"];
const LEVELS: Readonly<Record<FillLevel, number>> = {
  full: 0,
  neck: 0.26,
  "shoulder-high": 0.52,
  "shoulder-mid": 0.74,
  low: 1.02,
};

/** Composes the bottle that a spec describes: the seed decides whatever the words leave open. */
export function composeBottle(spec: GoodsSpec & { kind: BottleKind }, random: Random): Bottle {
  const recipe = RECIPES[spec.kind];
  const shape = shapeBottle(random.fork("which shape").pick(recipe.shapes), random.fork("shape"));
  const vessel = composeVessel(spec.kind, recipe, random.fork("vessel"));
  const closure = composeClosure(spec, recipe, random.fork("closure"));
  const style = random.fork("style").pick(recipe.styles);
  const print = random.fork("print");
  const painted =
    vessel.type === "stoneware" && print.chance(0.6) ? stonewarePrint(vessel.glaze, print) : null;
  const sealed =
    !painted &&
    vessel.type === "tinted" &&
    spec.kind !== "champagne" &&
    print.chance(spec.kind === "port" ? 0.4 : 0.1);
  const seal = sealed
    ? {
        colour: print.pick<Colour>(["#7d1f1a", "#2b3a20", "#1f3d4a", "#5c4317"]),
        letter: initial(spec.title),
      }
    : null;
  const label = painted ? null : composeLabel(style, shape, spec, random.fork("label"));
  const banded = label && closure.type !== "cork" && spec.kind !== "champagne" && print.chance(0.3);
  return {
    shape,
    centre: 400,
    scale: fitScale(shape, closure, random.fork("scale")),
    vessel,
    closure,
    level: LEVELS[spec.fillLevel ?? "full"] + random.fork("level").float(0, 0.1),
    label,
    painted,
    neckLabel: banded ? label.inks : null,
    seal,
    words: labelWords(spec, recipe, random.fork("words")),
  };
}

export function labelWords(spec: GoodsSpec, recipe: Pick<BottleRecipe, "sorts">, random: Random): LabelWords {
  return {
    brand: spec.title,
    subtitle: spec.subtitle ?? "",
    year: spec.year ?? "",
    facts: spec.facts ?? "",
    sort: spec.sort ?? random.pick(recipe.sorts),
  };
}

function composeVessel(kind: BottleKind, recipe: BottleRecipe, random: Random): Vessel {
  if (kind === "stoneware") {
    const glaze = random.pick<Colour>(["#c9b48f", "#d8c9a8", "#b89b72", "#a8896a", "#cfc3ae", "#8d7a5e"]);
    const dip = random.chance(0.7)
      ? random.pick<Colour>(["#6b4529", "#4a2f1c", "#7d5a34", "#3f4a3c", "#2f3d4a"])
      : null;
    return { type: "stoneware", glaze, dip, handle: random.chance(0.6) };
  }
  if (random.chance(recipe.tinted)) {
    return {
      type: "tinted",
      glass: mix(random.pick(recipe.glasses), random.pick(["#000000", "#6a6a30"]), random.float(0, 0.16)),
    };
  }
  const liquid = mix(
    random.pick(recipe.liquids),
    random.pick<Colour>(["#d89a3c", "#5a2408"]),
    recipe.pale ? 0.02 : random.float(0, 0.2),
  );
  return { type: "clear", tint: random.pick(TINTS), liquid, pale: recipe.pale, base: random.float(18, 36) };
}

function composeClosure(
  spec: Pick<GoodsSpec, "kind" | "closure">,
  recipe: BottleRecipe,
  random: Random,
): Closure {
  const colour = random.pick(CAPS);
  const chosen = random.pick(recipe.closures);
  const type = spec.closure ?? chosen;
  if (type === "foil") {
    const crumpled = spec.kind === "champagne";
    const gold = random.pick<Colour>([
      "#b8923f",
      "#c2a04c",
      "#9a7a34",
      "#1f2a24",
      "#7d1f1a",
      "#c9c4b4",
      "#27405e",
    ]);
    return { type, colour: crumpled ? gold : colour, crumpled };
  }
  if (type === "wax")
    return {
      type,
      colour: random.pick<Colour>([
        "#7b1f1a",
        "#1f3d4a",
        "#2c2320",
        "#4a2f1c",
        "#8a2a20",
        "#20443a",
        "#b08a3e",
        "#3a2440",
      ]),
      length: random.float(0.55, 1.02),
    };
  if (type === "stopper") {
    const collar = random.chance(0.5) ? random.pick<Colour>(["#b08a3e", "#a7a8a8", "#8a5a30"]) : null;
    return {
      type,
      colour: random.pick(WOODEN),
      collar,
      height: random.float(34, 58),
      spread: random.float(1.02, 1.26),
    };
  }
  if (type === "glass")
    return {
      type,
      shape: random.pick(["ball", "ball", "flat", "spire"] as const),
      size: random.float(42, 60),
      tint: random.pick(TINTS),
    };
  if (type === "screw")
    return { type, colour: random.chance(0.3) ? "#b8923f" : colour, length: random.float(40, 60) };
  if (type === "cork") return { type, string: random.chance(0.5) };
  return { type: "crown", colour };
}

function composeLabel(
  style: LabelStyleName,
  shape: BottleShape,
  spec: GoodsSpec,
  random: Random,
): Bottle["label"] {
  const [from, to] = shape.label;
  const span = to - from;
  const height = span * random.float(0.78, 1);
  const start = from + (span - height) * random.float(0.1, 0.9);
  const cuts: readonly PaperCut[] =
    style === "handwritten"
      ? ["square", "torn"]
      : style === "band" || style === "deco" || style === "caskcard"
        ? ["square", "rounded", "square"]
        : ["square", "square", "rounded", "arched", "notched", "torn", "ribbon", "oval"];
  const year = Number(spec.year?.match(/\d{4}/)?.[0] ?? 2000);
  const age = Math.max(0.08, Math.min(1, (2010 - year) / 80)) * random.float(0.6, 1.2);
  const cut = random.pick(cuts);
  return {
    style: LABEL_STYLES[style],
    // Oval paper cuts into corners that framed styles print on.
    cut: cut === "oval" && !["crest", "script", "modern", "numeral"].includes(style) ? "rounded" : cut,
    age: Math.min(1, age),
    inks: mixInks(style, random),
    from: start,
    to: start + height,
    reach: Math.max(0.66, shape.reach * random.float(0.84, 1)),
  };
}

function stonewarePrint(glaze: Colour, random: Random): Bottle["painted"] {
  const ink = random.pick<Colour>(["#3a2413", "#22304a", "#4a1a12", "#2a2a20"]);
  return {
    style: LABEL_STYLES[random.pick(["numeral", "crest", "script", "blackletter"] as const)],
    inks: singleInk(glaze, ink),
  };
}

/** As large as the frame allows or a little smaller at random, since real lots are not photographed at one size. */
function fitScale(shape: BottleShape, closure: Closure, random: Random): number {
  const lip = shape.knots[0]?.[1] ?? 30;
  const height = shape.height + closureRise(closure, lip, 1);
  const widest = Math.max(...shape.knots.map(([, width]) => width));
  return Math.min(760 / height, 242 / widest, 1.34) * random.float(0.95, 1);
}

function initial(title: string): string {
  return title.match(/\p{L}/u)?.[0]?.toUpperCase() ?? "K";
}
