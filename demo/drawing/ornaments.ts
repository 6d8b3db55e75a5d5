import type { Colour } from "./colour.ts";
import { disc, lines, type Mark } from "./mark.ts";
import type { Path, Point, Step } from "./path.ts";

/** Small engravings for labels, all around their own middle and about `size` high. */
export function shield(cx: number, cy: number, size: number, stroke: Colour): Mark[] {
  const s = size / 2;
  const outline: Path = [
    ["M", cx - 0.75 * s, cy - 0.85 * s],
    ["L", cx + 0.75 * s, cy - 0.85 * s],
    ["L", cx + 0.75 * s, cy],
    ["C", cx + 0.75 * s, cy + 0.55 * s, cx + 0.3 * s, cy + 0.82 * s, cx, cy + s],
    ["C", cx - 0.3 * s, cy + 0.82 * s, cx - 0.75 * s, cy + 0.55 * s, cx - 0.75 * s, cy],
    ["Z"],
  ];
  const look = { stroke, strokeWidth: Math.max(0.8, size * 0.028) };
  return [
    { path: outline, ...look },
    lines(
      [
        [cx - 0.75 * s, cy - 0.15 * s],
        [cx + 0.75 * s, cy - 0.15 * s],
      ],
      look,
    ),
    lines(
      [
        [cx, cy - 0.85 * s],
        [cx, cy + s],
      ],
      look,
    ),
    ...[-1, 1].flatMap((side) => laurel(cx + side * 0.95 * s, cy, size * 0.9, side, stroke)),
  ];
}

/** Half a laurel wreath: a bent stem with pointed leaves; side 1 opens to the left. */
function laurel(cx: number, cy: number, size: number, side: number, fill: Colour): Mark[] {
  const leaves: Step[] = [];
  for (let index = 0; index < 6; index += 1) {
    const angle = (-62 + index * 24) * (Math.PI / 180);
    const x = cx + side * size * 0.16 * Math.cos(angle);
    const y = cy + size * 0.5 * Math.sin(angle);
    leaves.push(...leaf([x, y], size * 0.19, side > 0 ? angle - 1.9 : Math.PI - angle + 1.9, 0.3));
  }
  return [{ path: leaves, fill }];
}

function leaf([x, y]: Point, length: number, angle: number, width: number): Step[] {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const away: Point = [-Math.sin(angle) * length * width, Math.cos(angle) * length * width];
  const middle: Point = [(x + tip[0]) / 2, (y + tip[1]) / 2];
  return [
    ["M", x, y],
    ["Q", middle[0] + away[0], middle[1] + away[1], tip[0], tip[1]],
    ["Q", middle[0] - away[0], middle[1] - away[1], x, y],
    ["Z"],
  ];
}

/** A botanical sprig: a stem with paired leaves and, where berries are asked for, a few dots. */
export function sprig(cx: number, cy: number, size: number, colour: Colour, berries: boolean): Mark[] {
  const leaves: Step[] = [];
  const stem: Point[] = [];
  for (let index = 0; index <= 7; index += 1) {
    const t = index / 7;
    const x = cx + Math.sin(t * 2.4) * size * 0.09;
    const y = cy + size * (0.5 - t);
    stem.push([x, y]);
    const reach = size * (0.3 - t * 0.18);
    if (index > 0) {
      leaves.push(
        ...leaf([x, y], reach, -0.55 - t * 0.4, 0.28),
        ...leaf([x, y], reach, Math.PI + 0.55 + t * 0.4, 0.28),
      );
    }
  }
  const dots = berries ? [2, 4, 6].flatMap((index) => berryPair(stem[index] ?? [cx, cy], size, colour)) : [];
  return [
    { path: leaves, fill: colour },
    lines(stem, { stroke: colour, strokeWidth: size * 0.018 }),
    ...dots,
  ];
}

function berryPair([x, y]: Point, size: number, fill: Colour): Mark[] {
  return [-1, 1].map((side) =>
    disc(x + side * size * 0.1, y - size * 0.03, size * 0.035, size * 0.035, { fill }),
  );
}

/** An engraved country house: wings, towers with pointed roofs, rows of windows. */
export function countryHouse(cx: number, cy: number, width: number, stroke: Colour, towers: number): Mark[] {
  const look = { stroke, strokeWidth: Math.max(0.6, width * 0.006) };
  const height = width * 0.2;
  const base = cy + height;
  const marks: Mark[] = [
    lines(
      [
        [cx - width / 2, base],
        [cx - width / 2, cy],
        [cx + width / 2, cy],
        [cx + width / 2, base],
      ],
      look,
      true,
    ),
    lines(
      [
        [cx - width / 2, cy],
        [cx - width * 0.42, cy - height * 0.5],
        [cx + width * 0.42, cy - height * 0.5],
        [cx + width / 2, cy],
      ],
      look,
    ),
    lines(
      [
        [cx - width * 0.66, base],
        [cx + width * 0.66, base],
      ],
      look,
    ),
  ];
  for (let index = 0; index < towers; index += 1) {
    const x = cx + width * (towers === 1 ? 0 : -0.5 + index / (towers - 1));
    const half = width * 0.055;
    const top = cy - height * 0.75;
    marks.push(
      lines(
        [
          [x - half, base],
          [x - half, top],
          [x, top - height * 0.95],
          [x + half, top],
          [x + half, base],
        ],
        look,
      ),
      lines(
        [
          [x - half * 1.2, top],
          [x + half * 1.2, top],
        ],
        look,
      ),
    );
  }
  for (let index = 0; index < 9; index += 1) {
    const x = cx + width * (-0.4 + index * 0.1);
    const window = width * 0.014;
    marks.push({
      ...lines(
        [
          [x - window, base - height * 0.62],
          [x + window, base - height * 0.62],
          [x + window, base - height * 0.22],
          [x - window, base - height * 0.22],
        ],
        {},
        true,
      ),
      fill: stroke,
    });
  }
  return marks;
}

export function medal(cx: number, cy: number, radius: number, stroke: Colour): Mark[] {
  const look = { stroke, strokeWidth: Math.max(0.6, radius * 0.07) };
  return [
    disc(cx, cy, radius, radius, look),
    disc(cx, cy, radius * 0.8, radius * 0.8, { ...look, dash: "1 1.6" }),
    { path: star(cx, cy, radius * 0.55, 5), fill: stroke },
  ];
}

export function star(cx: number, cy: number, radius: number, points: number, inner = 0.42): Path {
  const steps: Step[] = [];
  for (let index = 0; index < points * 2; index += 1) {
    const reach = index % 2 === 0 ? radius : radius * inner;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    steps.push([index === 0 ? "M" : "L", cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]);
  }
  return [...steps, ["Z"]];
}

/** A compass rose, a sailing mark for rums and ports. */
export function compass(cx: number, cy: number, radius: number, colour: Colour): Mark[] {
  return [
    disc(cx, cy, radius, radius, { stroke: colour, strokeWidth: radius * 0.05 }),
    disc(cx, cy, radius * 0.78, radius * 0.78, { stroke: colour, strokeWidth: radius * 0.025 }),
    { path: star(cx, cy, radius * 1.12, 4, 0.2), fill: colour },
    { path: star(cx, cy, radius * 0.62, 8, 0.5), fill: colour, opacity: 0.45 },
  ];
}

/** Rays from the foot of the label, as on prints of the twenties. */
export function sunrise(cx: number, cy: number, radius: number, fill: Colour, rays: number): Mark[] {
  const steps: Step[] = [];
  for (let index = 0; index < rays; index += 1) {
    const a = Math.PI + (Math.PI * (index + 0.22)) / rays;
    const b = Math.PI + (Math.PI * (index + 0.78)) / rays;
    const inner = radius * 0.42;
    steps.push(
      ["M", cx + Math.cos(a) * inner, cy + Math.sin(a) * inner],
      ["L", cx + Math.cos(a) * radius, cy + Math.sin(a) * radius],
      ["L", cx + Math.cos(b) * radius, cy + Math.sin(b) * radius],
      ["L", cx + Math.cos(b) * inner, cy + Math.sin(b) * inner],
      ["Z"],
    );
  }
  return [{ path: steps, fill }, disc(cx, cy, radius * 0.3, radius * 0.3, { fill })];
}
