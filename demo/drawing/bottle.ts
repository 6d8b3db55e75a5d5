import type { BottleShape } from "./bottle-shapes.ts";
import { type Camera, FLOOR, SHELF } from "./camera.ts";
import { capShadow } from "./closure-lid.ts";
import { type Closure, closureCover, closureRise, type Neck, paintClosure } from "./closures.ts";
import { type Colour, mix } from "./colour.ts";
import { paintClearGlass } from "./glass-clear.ts";
import { paintTintedGlass } from "./glass-tinted.ts";
import { type Label, paintLabel } from "./label.ts";
import { neckLabel } from "./label-neck.ts";
import type { LabelInks, LabelStyle, LabelWords } from "./label-style.ts";
import { printMarks } from "./mark.ts";
import type { PaperCut } from "./paper.ts";
import { pathData } from "./path.ts";
import { monotoneProfile } from "./profile.ts";
import type { Random } from "./random.ts";
import { paintReflections } from "./reflections.ts";
import { paintStandingShadow } from "./scene.ts";
import { paintSeal } from "./seal.ts";
import { clip, type Sheet } from "./sheet.ts";
import { paintHandle, paintStoneware } from "./stoneware.ts";
import { type Surface, silhouette, wrapAround } from "./surface.ts";

export type Vessel =
  | { type: "clear"; tint: Colour; liquid: Colour; pale: boolean; base: number }
  | { type: "tinted"; glass: Colour }
  | { type: "stoneware"; glaze: Colour; dip: Colour | null; handle: boolean };

export interface Bottle {
  shape: BottleShape;
  centre: number;
  scale: number;
  vessel: Vessel;
  closure: Closure;
  /** 0 at the closure, 1 where the wall is at full width. */
  level: number;
  label: {
    style: LabelStyle;
    cut: PaperCut;
    age: number;
    inks: LabelInks;
    from: number;
    to: number;
    reach: number;
  } | null;
  /** Print straight on the glass or glaze instead of paper. */
  painted: { style: LabelStyle; inks: LabelInks } | null;
  neckLabel: LabelInks | null;
  seal: { colour: Colour; letter: string } | null;
  words: LabelWords;
  /** False leaves the shadow out, for pictures without a ground. */
  standing?: boolean;
}

/** Where things are on the finished picture, in drawing units, for the detail crops. */
export interface BottlePlaces {
  top: number;
  lip: number;
  capEnd: number;
  level: number;
  label: { from: number; to: number };
  half: number;
  floor: number;
  centre: number;
}

export function bottlePlaces(bottle: Bottle): BottlePlaces {
  const body = bottleBody(bottle);
  const neck = neckOf(bottle, body);
  const rise = closureRise(bottle.closure, body.halfWidth(body.top + 6), bottle.scale);
  const at = (y: number) => body.top + y * bottle.scale;
  const [from, to] = bottle.label ? [bottle.label.from, bottle.label.to] : bottle.shape.label;
  return {
    top: body.top - rise,
    lip: body.top,
    capEnd: Math.max(closureCover(bottle.closure, neck), body.top),
    level: levelOf(bottle, body, neck),
    label: { from: at(from), to: at(to) },
    half: Math.max(...bottle.shape.knots.map(([, width]) => width)) * bottle.scale,
    floor: body.bottom,
    centre: bottle.centre,
  };
}

/** Draws a bottle from the floor up: shadow, glass and liquid, labels, closure. */
export function paintBottle(sheet: Sheet, bottle: Bottle, random: Random): string {
  const body = bottleBody(bottle);
  const neck = neckOf(bottle, body);
  const within = clip(sheet, pathData(silhouette(body)));
  const cover = closureCover(bottle.closure, neck);
  const glossy = bottle.vessel.type !== "stoneware";
  const half = body.halfWidth(body.bottom);
  const foot = {
    cx: body.centre,
    y: body.bottom,
    half,
    depth: bottle.shape.depth ?? 1,
    height: body.bottom - body.top,
  };
  const gloss = {
    strength: bottle.vessel.type === "clear" ? 0.95 : glossy ? 0.8 : 0.22,
    from: Math.max(cover, body.top + 6),
    to: body.bottom - 12 * bottle.scale,
    within,
  };
  return [
    bottle.standing === false ? "" : paintStandingShadow(sheet, foot, tintOf(bottle.vessel)),
    bottle.vessel.type === "stoneware" && bottle.vessel.handle
      ? paintHandle(body, bottle.vessel.dip ?? bottle.vessel.glaze, bottle.scale)
      : "",
    vessel(sheet, bottle, body, neck, within, random),
    cover > body.top ? `<g clip-path="${within}">${capShadow(sheet, body, cover)}</g>` : "",
    paintReflections(sheet, body, gloss),
    `<path d="${pathData(silhouette(body))}" fill="none" stroke="#2a2014" stroke-width="1" opacity=".35"/>`,
    bottle.painted ? printed(bottle, body, random) : "",
    labels(sheet, bottle, body, random),
    bottle.label ? paintReflections(sheet, body, { ...gloss, strength: 0.12 }) : "",
    paintClosure(sheet, neck, bottle.closure, random.fork("closure")),
    bottle.seal
      ? paintSeal(sheet, sealPlace(bottle, body), bottle.seal.colour, bottle.seal.letter, random.fork("seal"))
      : "",
  ].join("");
}

function bottleBody(bottle: Bottle): Surface {
  const { shape, scale } = bottle;
  const top = FLOOR - shape.height * scale;
  const depth = shape.depth ?? 1;
  const camera: Camera = depth === 1 ? SHELF : { tilt: (y) => SHELF.tilt(y) * depth };
  return {
    centre: bottle.centre,
    top,
    bottom: FLOOR,
    camera,
    halfWidth: monotoneProfile(shape.knots.map(([y, width]) => [top + y * scale, width * scale] as const)),
  };
}

function neckOf(bottle: Bottle, body: Surface): Neck {
  return { body, capEnd: body.top + bottle.shape.capEnd * bottle.scale, scale: bottle.scale };
}

/** The level runs from just under the closure, down the neck, to the foot of the shoulder. */
function levelOf(bottle: Bottle, body: Surface, neck: Neck): number {
  const from = Math.max(closureCover(bottle.closure, neck) + 12, body.top + 40 * bottle.scale);
  const to = body.top + bottle.shape.shoulderEnd * bottle.scale;
  return from + Math.max(20, to - from) * bottle.level;
}

function vessel(
  sheet: Sheet,
  bottle: Bottle,
  body: Surface,
  neck: Neck,
  within: string,
  random: Random,
): string {
  const look = bottle.vessel;
  const level = levelOf(bottle, body, neck);
  if (look.type === "clear") {
    const wall = 6 * bottle.scale + 2;
    return paintClearGlass(sheet, body, { ...look, level, wall, base: look.base * bottle.scale }, within);
  }
  if (look.type === "tinted") return paintTintedGlass(sheet, body, { glass: look.glass, level }, within);
  const dip = look.dip ? { colour: look.dip, to: body.top + bottle.shape.shoulderEnd * bottle.scale } : null;
  return paintStoneware(sheet, body, { ...look, dip, rings: random.int(3, 8) }, within, random.fork("ware"));
}

function tintOf(vessel: Vessel): Colour | null {
  if (vessel.type === "stoneware") return null;
  if (vessel.type === "clear") return mix(vessel.liquid, vessel.pale ? "#fff1d0" : "#ffb44a", 0.35);
  return mix(vessel.glass, "#c9b98a", 0.3);
}

function labels(sheet: Sheet, bottle: Bottle, body: Surface, random: Random): string {
  const at = (y: number) => body.top + y * bottle.scale;
  const parts: string[] = [];
  if (bottle.label) {
    const label: Label = {
      ...bottle.label,
      from: at(bottle.label.from),
      to: at(bottle.label.to),
      words: bottle.words,
    };
    parts.push(paintLabel(sheet, body, label, random.fork("label")));
  }
  const { capEnd, neckEnd } = bottle.shape;
  if (bottle.neckLabel && neckEnd - capEnd > 34) {
    const middle = at((capEnd + neckEnd) / 2);
    const half = Math.min(19, (neckEnd - capEnd) * 0.4) * bottle.scale;
    const label: Label = {
      style: neckLabel,
      inks: bottle.neckLabel,
      words: bottle.words,
      from: middle - half,
      to: middle + half,
      reach: 0.98,
      cut: "square",
      age: 0.1,
    };
    parts.push(paintLabel(sheet, body, label, random.fork("neck label")));
  }
  return parts.join("");
}

function printed(bottle: Bottle, body: Surface, random: Random): string {
  const painted = bottle.painted;
  if (!painted) return "";
  const [from, to] = bottle.shape.label.map((y) => body.top + y * bottle.scale);
  if (from === undefined || to === undefined) return "";
  const middle = (from + to) / 2;
  const task = {
    width: body.halfWidth(middle) * 1.8,
    height: to - from,
    words: bottle.words,
    inks: painted.inks,
    random: random.fork("painted"),
  };
  return `<g opacity=".92">${printMarks(painted.style(task), wrapAround(body, middle))}</g>`;
}

function sealPlace(bottle: Bottle, body: Surface) {
  const y = body.top + (bottle.shape.neckEnd * 0.35 + bottle.shape.shoulderEnd * 0.65) * bottle.scale;
  return { x: body.centre, y: y + body.camera.tilt(y) * body.halfWidth(y), radius: 25 * bottle.scale };
}
