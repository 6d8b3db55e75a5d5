import type { Camera } from "./camera.ts";
import { type Colour, darken, mix, whiten } from "./colour.ts";
import { type Mark, printMarks } from "./mark.ts";
import { type Path, type Point, pathData, polyline, type Warp, warpPath } from "./path.ts";
import type { Random } from "./random.ts";
import { linear, type Sheet, softEllipse } from "./sheet.ts";
import { grain } from "./wood.ts";

export interface Box {
  cx: number;
  /** Height on the picture of the middle of its foot. */
  floor: number;
  width: number;
  height: number;
  depth: number;
  /** Turn to the right in radians: shows that much of the right side. */
  turn: number;
  camera: Camera;
  colour: Colour;
  wooden: boolean;
  /** Print for the front and the top, around the middle of the face. */
  front: readonly Mark[];
  top: readonly Mark[];
  /** Height of the lid's seam below the top edge; 0 without. */
  lid: number;
}

type Place = (x: number, y: number, z: number) => Point;

/** A box on the floor in the camera's perspective: front, right side and top, with the light from the left. */
export function paintBox(sheet: Sheet, box: Box, random: Random): string {
  const place = projection(box);
  const top = box.floor - box.height;
  const w = box.width / 2;
  const d = box.depth / 2;
  const front: Warp = (x, y) => place(x, box.floor - box.height / 2 + y, d);
  const side: Warp = (x, y) => place(w, box.floor - box.height / 2 + y, -x);
  const lidTop: Warp = (x, y) => place(x, top, y);
  return [
    boxShadow(sheet, box, place),
    face(
      sheet,
      side,
      box.depth,
      box.height,
      [darken(box.colour, 0.46), darken(box.colour, 0.66)],
      box.wooden,
      random.fork("side"),
    ),
    face(
      sheet,
      lidTop,
      box.width,
      box.depth,
      [whiten(mix(box.colour, "#fff3dc", 0.3), 0.1), mix(box.colour, "#fff3dc", 0.12)],
      box.wooden,
      random.fork("top"),
    ),
    printMarks(box.top, lidTop),
    face(
      sheet,
      front,
      box.width,
      box.height,
      [mix(box.colour, "#fff3dc", 0.2), darken(box.colour, 0.24)],
      box.wooden,
      random.fork("front"),
    ),
    printMarks(box.front, front),
    edges(box, front, side),
  ].join("");
}

/** Carries artwork onto the front of a box: for labels that are stuck on and need their own painting. */
export function boxFront(box: Box): Warp {
  const place = projection(box);
  return (x, y) => place(x, box.floor - box.height / 2 + y, box.depth / 2);
}

function projection(box: Box): Place {
  const cos = Math.cos(box.turn);
  const sin = Math.sin(box.turn);
  return (x, y, z) => [box.cx + x * cos - z * sin, y + box.camera.tilt(y) * (x * sin + z * cos)];
}

function face(
  sheet: Sheet,
  warp: Warp,
  width: number,
  height: number,
  [lit, shaded]: readonly [Colour, Colour],
  wooden: boolean,
  random: Random,
): string {
  const corners: Point[] = [
    warp(-width / 2, -height / 2),
    warp(width / 2, -height / 2),
    warp(width / 2, height / 2),
    warp(-width / 2, height / 2),
  ];
  const data = pathData(polyline(corners, true));
  const light = linear(sheet, "across", [
    { at: 0, colour: lit },
    { at: 0.4, colour: mix(lit, shaded, 0.4) },
    { at: 1, colour: shaded },
  ]);
  const fall = linear(sheet, "down", [
    { at: 0, colour: "#fff6e2", opacity: 0.12 },
    { at: 0.5, colour: "#000000", opacity: 0 },
    { at: 1, colour: "#1a0c02", opacity: 0.26 },
  ]);
  const veins = wooden ? printMarks(grain(width, height, random), warp) : "";
  return `<path d="${data}" fill="${light}" stroke="${shaded}" stroke-width=".6"/>${veins}<path d="${data}" fill="${fall}"/>`;
}

/** Lit edges, and the seam where the lid closes. */
function edges(box: Box, front: Warp, side: Warp): string {
  const w = box.width / 2;
  const h = box.height / 2;
  const line = (path: Path, warp: Warp, stroke: Colour, width: number, opacity: number) =>
    `<path d="${pathData(warpPath(path, warp))}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}"/>`;
  const parts = [
    line(
      polyline([
        [-w, -h],
        [w, -h],
      ]),
      front,
      "#fff8e6",
      1.5,
      0.6,
    ),
    line(
      polyline([
        [-w, -h],
        [-w, h],
      ]),
      front,
      "#fff8e6",
      1.3,
      0.34,
    ),
    line(
      polyline([
        [w, -h],
        [w, h],
      ]),
      front,
      "#fff0d0",
      1.1,
      0.22,
    ),
  ];
  if (box.lid > 0) {
    const seam = -h + box.lid;
    const d = box.depth / 2;
    for (const [reach, warp] of [
      [w, front],
      [d, side],
    ] as const) {
      parts.push(
        line(
          polyline([
            [-reach, seam],
            [reach, seam],
          ]),
          warp,
          "#1a0c04",
          2,
          0.6,
        ),
      );
      parts.push(
        line(
          polyline([
            [-reach, seam + 2],
            [reach, seam + 2],
          ]),
          warp,
          "#fff3dc",
          1,
          0.3,
        ),
      );
    }
  }
  return parts.join("");
}

function boxShadow(sheet: Sheet, box: Box, place: Place): string {
  const w = box.width / 2;
  const d = box.depth / 2;
  const corners = [place(-w, box.floor, d), place(w, box.floor, d), place(w, box.floor, -d)];
  const [left, near, far] = corners as [Point, Point, Point];
  const span = far[0] - left[0];
  const middle = (left[0] + far[0]) / 2;
  const long = Math.min(200, 60 + box.height * 0.3);
  const contact = [
    left,
    near,
    far,
    [far[0] - 1, far[1] + 2],
    [near[0], near[1] + 3],
    [left[0] + 1, left[1] + 2.5],
  ] as Point[];
  // Away from the light the shadow leaves the whole right edge, so it is built along that edge.
  const away = [0.15, 0.5, 0.85].map((share) =>
    softEllipse(sheet, {
      cx: near[0] + (far[0] - near[0]) * share + long * 0.34,
      cy: near[1] + (far[1] - near[1]) * share - 2,
      rx: long * 1.1,
      ry: 16 + (near[1] - far[1]) * 0.42,
      colour: "#4a3620",
      opacity: 0.34,
      turn: -3,
    }),
  );
  return [
    ...away,
    softEllipse(sheet, {
      cx: middle + 10,
      cy: (left[1] + near[1]) / 2,
      rx: span * 0.62,
      ry: 20 + (near[1] - far[1]) * 0.5,
      colour: "#2a1b0d",
      opacity: 0.6,
    }),
    `<path d="${pathData(polyline(contact, true))}" fill="#120a04" opacity=".7"/>`,
  ].join("");
}
