import type { Bottle } from "./bottle.ts";
import { bottlePlaces, paintBottle } from "./bottle.ts";
import { type BottleShapeName, shapeBottle } from "./bottle-shapes.ts";
import { FLOOR } from "./camera.ts";
import type { Colour } from "./colour.ts";
import { type Composition, closeUp } from "./composition.ts";
import { GLASS_NAMES, glassGirth, glassHeight, paintDrinkingGlass } from "./glassware.ts";
import type { GoodsSpec } from "./goods.ts";
import type { Random } from "./random.ts";
import { paintCorkscrew, paintHipFlask, paintJigger } from "./tools.ts";

const DRINKS: readonly Colour[] = ["#a4520f", "#b96a1d", "#7c330c", "#c7842c"];

/** One to three glasses of a set. */
export function composeGlassware(_spec: GoodsSpec, random: Random): Composition {
  const name = random.pick(GLASS_NAMES);
  const count = random.pick([1, 2, 2, 3]);
  const girth = glassGirth(name) * 1.08;
  const scale = Math.min(1.6, 640 / glassHeight(name), 690 / (girth * count)) * random.float(0.92, 1);
  const pitch = girth * scale;
  const look = {
    tint: random.pick<Colour>(["#e9e1d3", "#e4e2d6", "#efe6d2", "#dfe3dc"]),
    liquid: random.pick(DRINKS),
    pale: false,
    cuts: random.chance(0.5) ? random.int(9, 17) : 0,
  };
  const filled = random.float(0.24, 0.46);
  const glasses = Array.from({ length: count }, (_, index) => ({
    ...look,
    name,
    cx: 400 + (index - (count - 1) / 2) * pitch,
    scale: scale * (index % 2 === 1 ? 0.985 : 1),
    filled: index === 0 ? filled : filled * 0.9,
  }));
  const top = FLOOR - glassHeight(name) * scale;
  return {
    paint: (sheet) =>
      [...glasses]
        .reverse()
        .map((glass) => paintDrinkingGlass(sheet, glass))
        .join(""),
    details: [
      { role: "closure", frame: closeUp(glasses[0]?.cx ?? 400, top + 120, 300) },
      { role: "level", frame: closeUp(glasses[count - 1]?.cx ?? 400, FLOOR - 90, 300) },
    ],
  };
}

/** A stoppered decanter without a label, sometimes with a glass beside it. */
export function composeDecanter(spec: GoodsSpec, random: Random): Composition {
  const shape = shapeBottle(
    random.pick<BottleShapeName>(["decanter", "bell", "teardrop", "balloon", "squat", "onion"]),
    random.fork("shape"),
  );
  const accompanied = random.chance(0.5);
  const widest = Math.max(...shape.knots.map(([, width]) => width));
  const liquid = random.pick(DRINKS);
  const bottle: Bottle = {
    shape,
    centre: accompanied ? 300 : 400,
    scale: Math.min(650 / shape.height, (accompanied ? 190 : 230) / widest, 1.25),
    vessel: { type: "clear", tint: "#e7e3d9", liquid, pale: false, base: random.float(26, 40) },
    closure: {
      type: "glass",
      shape: random.pick(["ball", "flat", "spire"] as const),
      size: random.float(48, 62),
      tint: "#e9e1d3",
    },
    level: spec.fillLevel === "low" ? 1.4 : random.float(0.9, 1.3),
    label: null,
    painted: null,
    neckLabel: null,
    seal: null,
    words: { brand: spec.title, subtitle: "", year: "", facts: "", sort: "" },
  };
  const places = bottlePlaces(bottle);
  const glass = {
    name: random.pick(["tumbler", "cordial", "tulip"] as const),
    cx: 610,
    scale: random.float(0.66, 0.78),
    tint: "#e9e1d3" as Colour,
    liquid,
    pale: false,
    filled: 0.3,
    cuts: random.chance(0.5) ? 13 : 0,
  };
  return {
    paint: (sheet) =>
      paintBottle(sheet, bottle, random.fork("paint")) +
      (accompanied ? paintDrinkingGlass(sheet, glass) : ""),
    details: [
      { role: "closure", frame: closeUp(places.centre, places.top + 90, 290) },
      { role: "level", frame: closeUp(places.centre, places.level, places.half * 1.9) },
    ],
  };
}

const TOOLS = ["corkscrew", "flask", "jigger"] as const;

/** A corkscrew, a hip flask or a bar measure; `spec.sort` may say which. */
export function composeTool(spec: GoodsSpec, random: Random): Composition {
  const tool = TOOLS.find((name) => name === spec.sort) ?? random.pick(TOOLS);
  const letter = spec.title.slice(0, 1).toUpperCase();
  const paintStream = () => random.fork("tool");
  if (tool === "corkscrew") {
    return {
      paint: (sheet) => paintCorkscrew(sheet, paintStream()),
      details: [{ role: "closure", frame: closeUp(400, 450, 330) }],
    };
  }
  return {
    paint: (sheet) =>
      tool === "flask" ? paintHipFlask(sheet, letter, paintStream()) : paintJigger(sheet, paintStream()),
    details: [{ role: "closure", frame: closeUp(400, 560, 330) }],
  };
}
