import { paintLid } from "./closure-lid.ts";
import type { Closure, Neck } from "./closures.ts";
import { type Colour, whiten } from "./colour.ts";
import { materialFill, matt, metal } from "./materials.ts";
import { short } from "./path.ts";
import type { Random } from "./random.ts";
import { smooth } from "./reflections.ts";
import type { Sheet } from "./sheet.ts";
import { paintSlices, type Surface } from "./surface.ts";

/** A cork with a head of wood, horn or metal. */
export function paintStopper(
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
    paintLid(knob, top, whiten(closure.colour, 0.26), whiten(closure.colour, 0.05)),
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
