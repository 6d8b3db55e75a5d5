import { paintWax } from "./closure-wax.ts";
import { type Colour, darken, mix, whiten } from "./colour.ts";
import { materialFill, matt, metal } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import type { Random } from "./random.ts";
import { smooth } from "./reflections.ts";
import { radial, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, ring, type Surface, silhouette } from "./surface.ts";

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

/** Whatever shuts the bottle, from the lip upwards and over the neck. */
export function paintClosure(sheet: Sheet, neck: Neck, closure: Closure, random: Random): string {
  if (closure.type === "foil") return foil(sheet, neck, closure.colour, closure.crumpled, random);
  if (closure.type === "wax") return paintWax(sheet, neck, closure.colour, closure.length, random);
  if (closure.type === "stopper") return stopper(sheet, neck, closure, random);
  if (closure.type === "glass") return glassStopper(sheet, neck, closure.shape, closure.size, closure.tint);
  if (closure.type === "screw") return screwCap(sheet, neck, closure.colour, closure.length);
  if (closure.type === "crown") return crown(sheet, neck, closure.colour);
  return cork(sheet, neck, closure.string, random);
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

/** How far down the neck it hides the glass. */
export function closureCover(closure: Closure, neck: Neck): number {
  if (closure.type === "foil") return neck.capEnd;
  if (closure.type === "wax") return neck.body.top + (neck.capEnd - neck.body.top) * closure.length;
  if (closure.type === "screw") return neck.body.top + closure.length * neck.scale;
  return neck.body.top;
}

function foil(sheet: Sheet, neck: Neck, colour: Colour, crumpled: boolean, random: Random): string {
  const { body, capEnd, scale } = neck;
  const sleeve: Surface = {
    ...body,
    top: body.top - 4,
    bottom: capEnd,
    halfWidth: (y) => body.halfWidth(Math.max(y, body.top)) + 2.2,
  };
  const line = (y: number, stroke: Colour, opacity: number, width: number) =>
    `<path d="${pathData(polyline(ring(sleeve, y)))}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`;
  return [
    paintSlices(sheet, sleeve, materialFill(sheet, metal(colour))),
    lid(sleeve, sleeve.top, whiten(colour, 0.22), darken(colour, 0.2)),
    crumpled ? creases(sleeve, body.top + 40 * scale, capEnd - 6, random) : "",
    line(body.top + 25 * scale, "#ffffff", 0.35, 1.3),
    line(body.top + 28 * scale, "#000000", 0.4, 1.8),
    line(capEnd - 1, "#000000", 0.5, 2.2),
    line(capEnd - 4, "#ffffff", 0.3, 1),
  ].join("");
}

/** Champagne foil is pressed on by hand: short bright and dark folds run down the neck. */
function creases(sleeve: Surface, from: number, to: number, random: Random): string {
  return Array.from({ length: 70 }, () => {
    const u = Math.sin(random.float(-1.35, 1.35));
    const y = random.float(from, to - 20);
    const end = Math.min(to, y + random.float(12, 44));
    const turn = random.float(-0.07, 0.07);
    const width = sleeve.halfWidth(y);
    const lower = sleeve.halfWidth(end);
    const bright = random.chance(0.5);
    return `<path d="M${short(sleeve.centre + u * width)} ${short(y)}L${short(sleeve.centre + Math.max(-0.97, Math.min(0.97, u + turn)) * lower)} ${short(end)}" stroke="${bright ? "#fffbe8" : "#1a1004"}" stroke-width="${random.float(0.7, 2.6).toFixed(1)}" stroke-linecap="round" opacity="${random.float(0.08, bright ? 0.34 : 0.22).toFixed(2)}"/>`;
  }).join("");
}

function stopper(
  sheet: Sheet,
  neck: Neck,
  closure: Extract<Closure, { type: "stopper" }>,
  random: Random,
): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 6);
  const half = lip * closure.spread;
  const top = body.top - closure.height * scale;
  const knob: Surface = {
    ...body,
    top,
    bottom: body.top - 0.5 * scale,
    halfWidth: (y) => half - 4 * (1 - smooth((y - top) / 6)) - 2 * smooth((y - body.top + 9 * scale) / 6),
  };
  const shank: Surface = {
    ...body,
    top: body.top - 6 * scale,
    bottom: body.top + 2,
    halfWidth: () => lip * 0.72,
  };
  const wooden = closure.collar === null;
  return [
    paintSlices(sheet, shank, materialFill(sheet, matt("#c79a66"))),
    paintSlices(
      sheet,
      knob,
      materialFill(sheet, wooden ? matt(closure.colour) : metalOrMatt(closure.colour)),
    ),
    wooden ? verticalGrain(knob, random) : "",
    lid(knob, top, whiten(closure.colour, 0.26), whiten(closure.colour, 0.05)),
    closure.collar ? collar(sheet, knob, closure.collar, scale) : "",
  ].join("");
}

function metalOrMatt(colour: Colour) {
  return colour === "#b08a3e" || colour === "#8d8f91" ? metal(colour) : matt(colour);
}

function collar(sheet: Sheet, knob: Surface, colour: Colour, scale: number): string {
  const half = knob.halfWidth((knob.top + knob.bottom) / 2) + 1;
  const band: Surface = {
    ...knob,
    top: knob.bottom - 11 * scale,
    bottom: knob.bottom,
    halfWidth: () => half,
  };
  return paintSlices(sheet, band, materialFill(sheet, metal(colour)));
}

function verticalGrain(knob: Surface, random: Random): string {
  return Array.from({ length: 16 }, () => {
    const u = Math.sin(random.float(-1.3, 1.3));
    const x = knob.centre + u * (knob.halfWidth(knob.bottom) - 4);
    return `<path d="M${short(x)} ${short(knob.top + 6)}Q${short(x + random.float(-2, 2))} ${short((knob.top + knob.bottom) / 2)} ${short(x)} ${short(knob.bottom)}" fill="none" stroke="#1c0e05" stroke-width="${random.float(0.6, 1.6).toFixed(1)}" opacity="${random.float(0.08, 0.26).toFixed(2)}"/>`;
  }).join("");
}

function glassStopper(
  sheet: Sheet,
  neck: Neck,
  shape: "ball" | "flat" | "spire",
  size: number,
  tint: Colour,
): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 6);
  const cx = body.centre;
  const rx = size * scale * (shape === "flat" ? 1.05 : shape === "spire" ? 0.78 : 1);
  const ry = size * scale * (shape === "flat" ? 0.42 : shape === "spire" ? 1.22 : 1);
  const cy = body.top - ry + 4 * scale;
  const stem: Surface = {
    ...body,
    top: body.top - 12 * scale,
    bottom: body.top + 3,
    halfWidth: () => lip * 0.74,
  };
  const globe = radial(
    sheet,
    [
      { at: 0, colour: "#fffdf8" },
      { at: 0.34, colour: mix(tint, "#f0e9dc", 0.8) },
      { at: 0.66, colour: mix(tint, "#cfc6b5", 0.7) },
      { at: 0.86, colour: mix(tint, "#9a9180", 0.7) },
      { at: 0.95, colour: mix(tint, "#625a4a", 0.75) },
      { at: 1, colour: mix(tint, "#453e31", 0.8) },
    ],
    0.42,
    0.4,
    0.62,
  );
  const at = (x: number, y: number) => `${short(cx + x * rx)} ${short(cy + y * ry)}`;
  return [
    paintSlices(sheet, stem, materialFill(sheet, matt("#d9d0bf"))),
    `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${globe}"/>`,
    softEllipse(sheet, {
      cx: cx + rx * 0.32,
      cy: cy + ry * 0.5,
      rx: rx * 0.56,
      ry: ry * 0.4,
      colour: "#ffffff",
      opacity: 0.85,
    }),
    softEllipse(sheet, {
      cx: cx + rx * 0.05,
      cy: cy - ry * 0.05,
      rx: rx * 0.5,
      ry: ry * 0.46,
      colour: "#8f8674",
      opacity: 0.28,
    }),
    `<path d="M${at(-0.76, 0.06)}C${at(-0.76, -0.42)} ${at(-0.44, -0.8)} ${at(-0.02, -0.82)}L${at(-0.08, -0.64)}C${at(-0.36, -0.58)} ${at(-0.56, -0.32)} ${at(-0.58, 0.04)}Z" fill="#ffffff" opacity=".92"/>`,
    `<path d="M${at(0.46, -0.66)}C${at(0.74, -0.4)} ${at(0.84, 0)} ${at(0.74, 0.38)}" fill="none" stroke="#4b4434" stroke-width="${short(rx * 0.05)}" opacity=".32"/>`,
    `<path d="M${at(-0.5, 0.72)}C${at(-0.2, 0.94)} ${at(0.3, 0.94)} ${at(0.56, 0.7)}" fill="none" stroke="#ffffff" stroke-width="${short(rx * 0.045)}" opacity=".6"/>`,
  ].join("");
}

function screwCap(sheet: Sheet, neck: Neck, colour: Colour, length: number): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 8) + 3 * scale;
  const cap: Surface = {
    ...body,
    top: body.top - 5,
    bottom: body.top + length * scale,
    halfWidth: (y) => lip - 2.5 * (1 - smooth((y - body.top + 5) / 5)),
  };
  const ridges = Array.from({ length: 40 }, (_, index) => {
    const u = Math.sin(-1.45 + (2.9 * index) / 39);
    const x = short(cap.centre + u * lip);
    return `M${x} ${short(body.top + 3)}V${short(body.top + 20 * scale)}`;
  });
  const edge = (y: number) =>
    `<path d="${pathData(polyline(ring(cap, y)))}" fill="none" stroke="#000000" stroke-width="1.4" opacity=".4"/>`;
  return [
    paintSlices(sheet, cap, materialFill(sheet, metal(colour))),
    `<path d="${ridges.join("")}" stroke="#000000" stroke-width="1.3" opacity=".26"/>`,
    edge(body.top + 23 * scale),
    edge(cap.bottom - 8 * scale),
    edge(cap.bottom - 0.5),
    lid(cap, cap.top, whiten(colour, 0.4), whiten(colour, 0.12)),
  ].join("");
}

function crown(sheet: Sheet, neck: Neck, colour: Colour): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 6) + 3 * scale;
  const cap: Surface = {
    ...body,
    top: body.top - 7 * scale,
    bottom: body.top + 9 * scale,
    halfWidth: (y) => lip * (0.84 + 0.16 * smooth((y - body.top + 7 * scale) / (12 * scale))),
  };
  const teeth = Array.from({ length: 15 }, (_, index) => {
    const u = Math.sin(-1.4 + (2.8 * index) / 14);
    return `M${short(cap.centre + u * lip * 0.94)} ${short(body.top)}L${short(cap.centre + u * lip)} ${short(cap.bottom + 2)}`;
  });
  return [
    paintSlices(sheet, cap, materialFill(sheet, metal(colour))),
    `<path d="${teeth.join("")}" stroke="#000000" stroke-width="2" opacity=".35"/>`,
    lid(cap, cap.top, whiten(colour, 0.35), whiten(colour, 0.1)),
  ].join("");
}

function cork(sheet: Sheet, neck: Neck, string: boolean, random: Random): string {
  const { body, scale } = neck;
  const lip = body.halfWidth(body.top + 6);
  const top = body.top - 30 * scale;
  const plug: Surface = {
    ...body,
    top,
    bottom: body.top + 2,
    halfWidth: (y) => lip * 0.74 + (body.top - y) * 0.1,
  };
  const pores = Array.from({ length: 34 }, () => {
    const u = Math.sin(random.float(-1.4, 1.4));
    const y = random.float(top + 3, body.top);
    const size = random.float(0.5, 2);
    return `M${short(plug.centre + u * plug.halfWidth(y))} ${short(y)}h${short(size)}`;
  });
  return [
    paintSlices(sheet, plug, materialFill(sheet, matt("#bd9161"))),
    `<path d="${pores.join("")}" stroke="#4d2f14" stroke-width="1.5" stroke-linecap="round" opacity=".5"/>`,
    lid(plug, top, "#dab88a", "#c29a69"),
    string ? twine(body, scale, random) : "",
  ].join("");
}

function twine(body: Surface, scale: number, random: Random): string {
  const coils = [46, 50.5, 55, 59.5]
    .map((offset) => pathData(polyline(ring(body, body.top + offset * scale))))
    .join("");
  const x = body.centre + body.halfWidth(body.top + 58 * scale) * 0.3;
  const y = body.top + 60 * scale;
  const swing = random.float(10, 26) * scale;
  const ends = `M${short(x)} ${short(y)}c${short(swing)} ${short(30 * scale)} ${short(-swing * 0.6)} ${short(56 * scale)} ${short(swing * 0.5)} ${short(96 * scale)}M${short(x)} ${short(y)}c${short(-swing * 0.4)} ${short(24 * scale)} ${short(swing * 0.7)} ${short(44 * scale)} ${short(-swing * 0.2)} ${short(70 * scale)}`;
  return `<g fill="none" stroke-linecap="round"><path d="${coils}${ends}" stroke="#5c4722" stroke-width="4"/><path d="${coils}${ends}" stroke="#a58a57" stroke-width="2.4" transform="translate(-.4 -.6)"/><path d="${coils}" stroke="#e3cf9f" stroke-width="1" stroke-dasharray="2 3" opacity=".7"/></g>`;
}

/** The top of a cap, lit from the left; the far half of its ring is what the eye sees. */
function lid(cap: Surface, y: number, colour: Colour, shade: Colour): string {
  const half = cap.halfWidth(y + 0.01);
  const ry = Math.max(half * 0.11, cap.camera.tilt(y) * half);
  const ellipse = `cx="${short(cap.centre)}" rx="${short(half)}" ry="${short(ry)}"`;
  return `<ellipse ${ellipse} cy="${short(y + 0.6)}" fill="${shade}"/><ellipse ${ellipse} cy="${short(y)}" fill="${colour}"/><ellipse cx="${short(cap.centre - half * 0.24)}" cy="${short(y)}" rx="${short(half * 0.5)}" ry="${short(ry * 0.5)}" fill="#ffffff" opacity=".22"/>`;
}

/** Outline of a cap's shadow on the glass below it. */
export function capShadow(sheet: Sheet, body: Surface, y: number): string {
  const half = body.halfWidth(y);
  const patch = pathData(
    silhouette({ ...body, halfWidth: (at) => Math.min(body.halfWidth(at), half * 1.2) }, y, y + 9),
  );
  return `<path d="${patch}" fill="#120a04" opacity=".28"/>${softEllipse(sheet, { cx: body.centre, cy: y + 8, rx: half, ry: 7, colour: "#120a04", opacity: 0.3 })}`;
}
