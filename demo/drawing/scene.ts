import { type Colour, mix } from "./colour.ts";
import { short } from "./path.ts";
import { linear, radial, type Sheet, softEllipse } from "./sheet.ts";

export const PICTURE = { width: 800, height: 1000 } as const;

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The one warm ground of every picture: lit from the upper left, wall and floor without an edge between. */
export function paintGround(sheet: Sheet, frame: Frame): string {
  const { left, top, width, height } = frame;
  const box = `x="${short(left)}" y="${short(top)}" width="${short(width)}" height="${short(height)}"`;
  const light = radial(
    sheet,
    [
      { at: 0, colour: "#f5eee2" },
      { at: 0.5, colour: "#ebe2d2" },
      { at: 1, colour: "#dfd3bf" },
    ],
    0.26,
    0.3,
    0.98,
  );
  const floor = linear(
    sheet,
    [0, 640, 0, 1000],
    [
      { at: 0, colour: "#efe6d6", opacity: 0 },
      { at: 0.45, colour: "#efe6d6", opacity: 0.7 },
      { at: 1, colour: "#e2d6c2", opacity: 0.9 },
    ],
  );
  return `<rect ${box} fill="${light}"/><rect ${box} fill="${floor}"/>`;
}

/**
 * Shadow of a round thing standing at (cx, y): dark where it touches, a long soft one away from the light,
 * and, behind clear liquid, the warm patch of light that the liquid throws into it.
 */
export function paintStandingShadow(
  sheet: Sheet,
  foot: { cx: number; y: number; half: number; depth?: number; height: number },
  tint: Colour | null,
): string {
  const { cx, y, half } = foot;
  const depth = foot.depth ?? 1;
  const reach = Math.min(2.2, 1.2 + foot.height / 700);
  const parts = [
    softEllipse(sheet, {
      cx: cx + half * reach,
      cy: y - half * 0.14,
      rx: half * (reach + 0.5),
      ry: 18 + half * 0.17 * depth,
      colour: "#4a3620",
      opacity: 0.36,
      turn: -3.5,
    }),
    softEllipse(sheet, {
      cx: cx + half * 0.55,
      cy: y,
      rx: half * 1.4,
      ry: 14 + half * 0.2 * depth,
      colour: "#3f2c18",
      opacity: 0.42,
      turn: -2,
    }),
  ];
  if (tint) {
    parts.push(
      softEllipse(sheet, {
        cx: cx + half * 1.5,
        cy: y - 4,
        rx: half * 0.85,
        ry: 14 + half * 0.05,
        colour: tint,
        opacity: 0.66,
        turn: -4,
      }),
      softEllipse(sheet, {
        cx: cx + half * 1.32,
        cy: y - 2,
        rx: half * 0.5,
        ry: 8,
        colour: mix(tint, "#fff0c4", 0.62),
        opacity: 0.8,
        turn: -4,
      }),
      softEllipse(sheet, {
        cx: cx + half * 1.95,
        cy: y - 8,
        rx: half * 0.36,
        ry: 5,
        colour: mix(tint, "#fff0c4", 0.5),
        opacity: 0.5,
        turn: -4,
      }),
    );
  }
  parts.push(
    softEllipse(sheet, {
      cx: cx + half * 0.06,
      cy: y + half * 0.055 * depth,
      rx: half * 1.26,
      ry: half * 0.15 * depth + 13,
      colour: "#2a1b0d",
      opacity: 0.6,
    }),
    softEllipse(sheet, {
      cx,
      cy: y + half * 0.06 * depth,
      rx: half * 1.1,
      ry: half * 0.1 * depth + 6,
      colour: "#140c05",
      opacity: 0.85,
    }),
  );
  return parts.join("");
}

/** Shadow of a thing lying flat: a dark line where it touches and a soft one to the right. */
export function paintLyingShadow(
  sheet: Sheet,
  lying: { cx: number; cy: number; rx: number; ry: number; turn?: number },
): string {
  const { cx, cy, rx, ry } = lying;
  const turn = lying.turn ?? 0;
  return [
    softEllipse(sheet, {
      cx: cx + rx * 0.16 + 14,
      cy: cy + ry * 0.3,
      rx: rx * 1.32,
      ry: ry * 1.6 + 12,
      colour: "#4a3620",
      opacity: 0.42,
      turn,
    }),
    softEllipse(sheet, {
      cx: cx + 6,
      cy: cy + ry * 0.2,
      rx: rx * 1.12,
      ry: ry * 1.25 + 5,
      colour: "#1e1308",
      opacity: 0.7,
      turn,
    }),
  ].join("");
}
