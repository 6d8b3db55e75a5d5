import type { Bottle } from "./bottle.ts";
import { bottlePlaces, paintBottle } from "./bottle.ts";
import { shapeBottle } from "./bottle-shapes.ts";
import { paintBox } from "./box.ts";
import { FLOOR, SHELF } from "./camera.ts";
import type { Colour } from "./colour.ts";
import type { LabelWords } from "./label-style.ts";
import { LABEL_STYLES } from "./label-styles.ts";
import { name, rule, words } from "./mark.ts";
import { createRandom } from "./random.ts";
import { type Raster, rasterise } from "./rasterise.ts";
import { paintGround } from "./scene.ts";
import { createSheet, type Sheet } from "./sheet.ts";

export interface HeroSpec {
  seed: number;
  brand: string;
  subtitle: string;
  year: string;
  facts: string;
  sort: string;
  /** A short line under the year on the box, such as the cask's number. */
  boxLine: string;
}

const WHOLE = { left: 0, top: 0, width: 1, height: 1 } as const;

/** The home page's still: a stoppered decanter before its oak box on the common ground. 1200 × 1100 pixels. */
export async function renderHero(spec: HeroSpec): Promise<Raster> {
  const random = createRandom(spec.seed).fork("hero");
  const sheet = createSheet();
  const frame = { left: 0, top: 0, width: 960, height: 880 };
  const ink: Colour = "#26140a";
  const bottle: Bottle = {
    ...plain(spec),
    shape: shapeBottle("decanter", random.fork("shape")),
    centre: 330,
    scale: 1.16,
    vessel: { type: "clear", tint: "#e9e1d3", liquid: "#a4520f", pale: false, base: 32 },
    closure: { type: "glass", shape: "ball", size: 55, tint: "#e9e1d3" },
    level: 0.78,
  };
  const [from, to] = bottle.shape.label;
  const gold: Colour = "#cfa862";
  bottle.label = {
    style: LABEL_STYLES.gilt,
    cut: "square",
    age: 0,
    inks: { paper: "#14261f", ink: gold, accent: gold, gold },
    from: from - 4,
    to: to + 6,
    reach: 0.78,
  };
  const height = (FLOOR - bottlePlaces(bottle).top) * 0.9;
  const box = paintBox(
    sheet,
    {
      cx: 672,
      floor: FLOOR - 30,
      width: 216,
      height,
      depth: 150,
      turn: 0.28,
      camera: SHELF,
      colour: "#7d4f2a",
      wooden: true,
      lid: 0,
      top: [],
      front: [
        ...name(
          {
            text: spec.brand.toUpperCase(),
            face: "inscription",
            size: 23,
            tracking: 3,
            maxWidth: 150,
            x: 22,
            y: -height * 0.2,
          },
          ink,
        ),
        rule([-52, -height * 0.165], [96, -height * 0.165], ink, 1.1),
        words(
          { text: spec.year, face: "didone", size: 46, tracking: 3, maxWidth: 140, x: 22, y: -height * 0.08 },
          ink,
        ),
        words(
          {
            text: spec.boxLine.toUpperCase(),
            face: "grotesk",
            size: 13,
            tracking: 3,
            maxWidth: 140,
            x: 22,
            y: -height * 0.03,
          },
          ink,
        ),
      ],
    },
    random.fork("box"),
  );
  // The scene stands on the bottles' floor; the window below shows less of it than an upright picture does.
  const shift = frame.height - FLOOR - 58;
  const scene = `<g transform="translate(0 ${shift})">${box}${paintBottle(sheet, bottle, random.fork("paint"))}</g>`;
  const svg = svgOf(frame, sheet, paintGround(sheet, frame) + scene);
  return rasterise(svg, WHOLE, { width: 1200, height: 1100 });
}

/** A red-wine bottle without ground or shadow, for coloured blocks: 800 × 1000 pixels, PNG with transparency. */
export async function renderCutOut(spec: HeroSpec): Promise<Raster> {
  const random = createRandom(spec.seed).fork("cut-out");
  const sheet = createSheet();
  const shape = shapeBottle("bordeaux", random.fork("shape"));
  const [from, to] = shape.label;
  const bottle: Bottle = {
    ...plain(spec),
    shape,
    centre: 400,
    scale: 1.12,
    vessel: { type: "tinted", glass: "#26331c" },
    closure: { type: "foil", colour: "#6d1a24", crumpled: false },
    level: 0.2,
    standing: false,
    label: {
      style: LABEL_STYLES.crest,
      cut: "square",
      age: 0.1,
      inks: { paper: "#f4eedd", ink: "#243029", accent: "#6d1a24", gold: "#a67c2e" },
      from,
      to,
      reach: 0.95,
    },
  };
  const frame = { left: 0, top: 0, width: 800, height: 1000 };
  const body = paintBottle(sheet, bottle, random.fork("paint"));
  return rasterise(svgOf(frame, sheet, body), WHOLE, { width: 800, height: 1000 }, true);
}

function plain(spec: HeroSpec): Omit<Bottle, "shape" | "centre" | "scale" | "vessel" | "closure" | "level"> {
  const { brand, subtitle, year, facts, sort } = spec;
  const text: LabelWords = { brand, subtitle, year, facts, sort };
  return { label: null, painted: null, neckLabel: null, seal: null, words: text };
}

function svgOf(frame: { width: number; height: number }, sheet: Sheet, body: string): string {
  const { width, height } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sheet.definitions()}${body}</svg>`;
}
