import type { Neck } from "./closures.ts";
import { type Colour, mix } from "./colour.ts";
import { materialFill, matt } from "./materials.ts";
import { short } from "./path.ts";
import { radial, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, type Surface } from "./surface.ts";

/** A ground glass stopper: a ball, a flat knob or a spire. */
export function paintGlassStopper(
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
