import { type Point, pathData, polyline } from "./path.ts";
import { type Sheet, softEllipse } from "./sheet.ts";

/** Where a point of the box in its own space lies on the picture. */
export type Place = (x: number, y: number, z: number) => Point;

interface Standing {
  floor: number;
  width: number;
  height: number;
  depth: number;
}

/** The shadow of a box on the floor: long and soft to the right, dark and sharp where the box touches it. */
export function paintBoxShadow(sheet: Sheet, box: Standing, place: Place): string {
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
