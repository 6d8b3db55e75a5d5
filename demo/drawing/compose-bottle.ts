import { type Bottle, bottlePlaces, paintBottle } from "./bottle.ts";
import { paintBox } from "./box.ts";
import { FLOOR, SHELF } from "./camera.ts";
import type { Colour } from "./colour.ts";
import { type Composition, closeUp } from "./composition.ts";
import type { Casing, GoodsSpec } from "./goods.ts";
import { backLabel } from "./label-back.ts";
import { LABEL_STYLES } from "./label-styles.ts";
import { name, rule, words } from "./mark.ts";
import type { Random } from "./random.ts";
import { composeBottle } from "./recipe-bottle.ts";
import { singleInk } from "./recipe-inks.ts";
import type { BottleKind } from "./recipe-kinds.ts";
import type { Sheet } from "./sheet.ts";
import { paintTube } from "./tube.ts";
import { WOODS } from "./wood.ts";

/** A bottle alone, moved to the left with its box or tube behind it, or a row of the same. */
export function composeBottleScene(spec: GoodsSpec & { kind: BottleKind }, random: Random): Composition {
  const whole = composeBottle(spec, random);
  const row = rowOf(whole, spec.pieces ?? 1);
  const isAlone = row.length === 1;
  const bottle = isAlone && spec.boxed ? beside(whole) : (row.at(-1) ?? whole);
  const places = bottlePlaces(bottle);
  const labelMiddle = (places.label.from + places.label.to) / 2;
  const labelHeight = places.label.to - places.label.from;
  const paintStream = () => random.fork("paint");
  const level: Composition["details"][number] = {
    role: "level",
    frame: closeUp(places.centre, places.level, Math.max(260, places.half * 1.9)),
  };
  return {
    paint: (sheet) =>
      isAlone
        ? (spec.boxed ? paintCase(sheet, bottle, spec.casing, random.fork("case")) : "") +
          paintBottle(sheet, bottle, paintStream())
        : row.map((each) => paintBottle(sheet, each, paintStream())).join(""),
    details: [
      {
        role: "label",
        frame: closeUp(places.centre, labelMiddle, Math.max(places.half * 2.3, labelHeight * 1.1)),
      },
      {
        role: "closure",
        frame: closeUp(
          places.centre,
          (places.top + Math.max(places.capEnd, places.lip + 60)) / 2 + 10,
          Math.max(230, (places.capEnd - places.top) * 1.15),
        ),
      },
      ...(bottle.vessel.type === "stoneware" ? [] : [level]),
    ],
    back: bottle.label
      ? (sheet) => paintBottle(sheet, turned(whole, random.fork("back")), paintStream())
      : undefined,
  };
}

/** The same bottle seen from behind: a smaller label with small print. */
function turned(bottle: Bottle, random: Random): Bottle {
  const label = bottle.label;
  if (!label) return bottle;
  const span = label.to - label.from;
  const from = label.from + span * random.float(0.05, 0.16);
  const inks = { ...label.inks, ...(label.inks.paper < "#444444" ? {} : { gold: label.inks.accent }) };
  return {
    ...bottle,
    seal: null,
    label: {
      ...label,
      style: backLabel,
      cut: "rounded",
      from,
      to: from + span * random.float(0.7, 0.86),
      reach: label.reach * random.float(0.68, 0.8),
      inks,
    },
  };
}

function beside(bottle: Bottle): Bottle {
  const widest = Math.max(...bottle.shape.knots.map(([, width]) => width));
  return { ...bottle, centre: 286, scale: Math.min(bottle.scale * 0.95, 176 / widest) };
}

/**
 * As many of the same bottle as are sold together, of a whole case the first six, in the order of painting: from four on every
 * other one stands behind its neighbours.
 */
function rowOf(bottle: Bottle, pieces: number): Bottle[] {
  const count = Math.min(pieces, 6);
  if (count <= 1) return [bottle];
  const widest = Math.max(...bottle.shape.knots.map(([, width]) => width));
  const room = (count > 3 ? 680 : 720) / count;
  const half = room * (count > 3 ? 0.8 : 0.47);
  const scale = Math.min(bottle.scale * 0.92, half / widest);
  const row = Array.from({ length: count }, (_, index) => ({
    ...bottle,
    scale: count > 3 && index % 2 === 1 ? scale * 0.92 : scale,
    centre: 400 + room * (index - (count - 1) / 2),
  }));
  if (count <= 3) return row;
  return [...row.filter((_, index) => index % 2 === 1), ...row.filter((_, index) => index % 2 === 0)];
}

function paintCase(sheet: Sheet, bottle: Bottle, casing: Casing | undefined, random: Random): string {
  const places = bottlePlaces(bottle);
  const height = (FLOOR - places.top) * random.float(0.9, 0.98);
  const half = Math.min(130, Math.max(92, places.half * random.float(0.92, 1.06)));
  const isTube = random.chance(0.45);
  if (casing ? casing === "tube" : isTube) {
    const colour = random.pick<Colour>([
      "#233f45",
      "#2c2320",
      "#6d1a24",
      "#1c2440",
      "#d9cbb0",
      "#22402f",
      "#7a5a2a",
      "#3a2440",
    ]);
    const ink: Colour =
      colour === "#d9cbb0" ? "#3a2413" : random.pick<Colour>(["#d5b46e", "#e6d9b8", "#cfd2d0"]);
    const style = LABEL_STYLES[random.pick(["gilt", "crest", "modern", "numeral", "script"] as const)];
    return paintTube(
      sheet,
      {
        cx: 560,
        height,
        half,
        colour,
        lid: random.chance(0.5) ? random.pick<Colour>(["#b08a3e", "#a7a8a8"]) : null,
        style,
        inks: singleInk(colour, ink),
        words: bottle.words,
      },
      random,
    );
  }
  const isWooden = random.chance(0.75);
  const wooden = casing ? casing === "wood" : isWooden;
  const colour = wooden
    ? random.pick(WOODS)
    : random.pick<Colour>(["#233f45", "#2c2320", "#5b1a22", "#d9cbb0", "#22402f"]);
  const ink: Colour = wooden ? "#26140a" : colour === "#d9cbb0" ? "#3a2413" : "#d5b46e";
  const width = half * 1.9;
  const { brand, year, facts } = bottle.words;
  return paintBox(
    sheet,
    {
      cx: 580,
      floor: FLOOR - 26,
      width,
      height,
      depth: width * 0.6,
      turn: 0.3,
      camera: SHELF,
      colour,
      wooden,
      lid: random.chance(0.4) ? 46 : 0,
      top: [],
      front: [
        ...name(
          {
            text: brand.toUpperCase(),
            face: "inscription",
            size: 24,
            tracking: 2.4,
            maxWidth: width * 0.62,
            x: width * 0.12,
            y: -height * 0.16,
          },
          ink,
        ),
        rule([-width * 0.16, -height * 0.125], [width * 0.4, -height * 0.125], ink, 1.1),
        words(
          {
            text: year,
            face: "didone",
            size: 40,
            tracking: 2,
            maxWidth: width * 0.58,
            x: width * 0.12,
            y: -height * 0.05,
          },
          ink,
        ),
        words(
          {
            text: facts,
            face: "grotesk",
            size: 11,
            tracking: 1.6,
            maxWidth: width * 0.58,
            x: width * 0.12,
            y: -height * 0.005,
          },
          ink,
        ),
      ],
    },
    random,
  );
}
