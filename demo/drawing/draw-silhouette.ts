import { shapeBottle } from "./bottle-shapes.ts";
import { FLOOR, SHELF } from "./camera.ts";
import { isBottleKind } from "./compose-goods.ts";
import type { GoodsKind } from "./goods.ts";
import { type Path, pathData, polyline, short } from "./path.ts";
import { monotoneProfile } from "./profile.ts";
import { createRandom, type Random } from "./random.ts";
import { type BottleKind, RECIPES } from "./recipe-kinds.ts";
import { pointOn, ring, type Surface, silhouette, wrapAround } from "./surface.ts";

const INK = "#5f7482";

/**
 * A line drawing on paper for a demand: what somebody is looking for, not what somebody has.
 * 400 × 500 pixels, and small enough to stand inline in a page.
 */
export function drawSilhouette(kind: GoodsKind, seed: number): string {
  const random = createRandom(seed).fork(`outline ${kind}`);
  const lines = isBottleKind(kind) ? bottleLines(kind, random) : OTHER_LINES[kind](random);
  const strokes = lines
    .map(({ data, weight, dashed }) => {
      const dash = dashed ? ' stroke-dasharray="9 8"' : "";
      return `<path d="${data}" stroke-width="${weight}"${dash}/>`;
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 800 1000"><rect width="800" height="1000" fill="#f7f2e8"/><g fill="none" stroke="${INK}" stroke-linecap="round" stroke-linejoin="round">${strokes}<path d="M120 ${FLOOR + 14}H680" stroke-width="2" opacity=".5"/></g></svg>`;
}

interface Line {
  data: string;
  weight: number;
  dashed?: boolean;
}

const bold = (data: string): Line => ({ data, weight: 5 });
const fine = (data: string): Line => ({ data, weight: 2.6 });
const dashed = (data: string): Line => ({ data, weight: 2.6, dashed: true });
const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0`;

function bottleLines(kind: BottleKind, random: Random): Line[] {
  const shape = shapeBottle(random.pick(RECIPES[kind].shapes), random);
  const widest = Math.max(...shape.knots.map(([, width]) => width));
  const scale = Math.min(720 / shape.height, 230 / widest, 1.3);
  const top = FLOOR - shape.height * scale;
  const body: Surface = {
    centre: 400,
    top,
    bottom: FLOOR,
    camera: SHELF,
    halfWidth: monotoneProfile(shape.knots.map(([y, width]) => [top + y * scale, width * scale] as const)),
  };
  const at = (y: number) => top + y * scale;
  const [from, to] = [at(shape.label[0]), at(shape.label[1])];
  const reach = body.halfWidth((from + to) / 2) * Math.asin(shape.reach * 0.94);
  const wrap = wrapAround(body, (from + to) / 2);
  const half = (to - from) / 2;
  const side = (x: number) => [0, 1, 2, 3, 4, 5, 6].map((part) => wrap(x, -half + (part * half) / 3));
  const edge = (y: number) => Array.from({ length: 25 }, (_, part) => wrap(-reach + (part * reach) / 12, y));
  const label: Path = polyline([
    ...edge(-half),
    ...side(reach),
    ...edge(half).reverse(),
    ...side(-reach).reverse(),
  ]);
  const left = pointOn(body, -0.8, at(shape.shoulderEnd) + 12);
  return [
    bold(pathData(silhouette(body))),
    fine(pathData(polyline(ring(body, at(shape.capEnd))))),
    fine(pathData(label)),
    dashed(pathData(polyline(ring(body, at((shape.neckEnd + shape.shoulderEnd) / 2), -0.96, 0.96)))),
    fine(`M${short(left[0])} ${short(left[1])}V${short(from - 14)}`),
  ];
}

const box = (x: number, y: number, width: number, height: number, depth: number, lid: number): Line[] => [
  bold(
    `M${x} ${y}h${width}v${height}h${-width}zM${x} ${y}l${depth} ${-depth * 0.55}h${width}l${-depth} ${depth * 0.55}m${depth} ${-depth * 0.55}v${height}l${-depth} ${depth * 0.55}`,
  ),
  fine(`M${x} ${y + lid}h${width}l${depth} ${-depth * 0.55}`),
];

const OTHER_LINES: Readonly<Record<Exclude<GoodsKind, BottleKind>, (random: Random) => Line[]>> = {
  cigar: (random) =>
    Array.from({ length: random.int(2, 4) }, (_, index) =>
      cigarLines(470 + index * 96, random.float(430, 500)),
    ).flat(),
  "cigar-box": (random) => [
    ...box(160, 620, 380, random.int(150, 220), 120, 34),
    fine("M330 645h40v26h-40z"),
  ],
  cigarillos: (random) => [...box(190, 700, 340, random.int(40, 60), 150, 18)],
  "pipe-tobacco": (random) => {
    const height = random.int(90, 180);
    const y = 800 - height;
    return [
      bold(`${ellipse(400, y, 230, 86)}M170 ${y}v${height}a230 86 0 0 0 460 0v${-height}`),
      fine(ellipse(400, y, 196, 70)),
      fine(`M170 ${y + 46}a230 86 0 0 0 460 0`),
    ];
  },
  "tobacco-pouch": () => [
    bold("M190 470q210-14 420 0q12 160-4 330q-206 14-412 0q-16-170-4-330z"),
    fine("M192 590q208 22 416 0"),
    fine("M280 650h240v90h-240z"),
  ],
  pipe: (random) => {
    const bend = random.pick([0, 40, 90]);
    return [
      bold(
        `M180 520h150q6 130-26 190q150 10 190-10l170 ${bend - 20}v22l-176 ${26 - bend * 0.4}q-120 40-240 36q-84-20-88-248z`,
      ),
      fine(ellipse(255, 520, 75, 20)),
      fine("M494 690v34"),
    ];
  },
  humidor: (random) => [
    ...box(150, 600, 400, random.int(190, 240), 130, 60),
    fine("M336 640h28v40h-28z"),
    fine(ellipse(240, 760, 26, 26)),
  ],
  glassware: (random) => {
    const rim = random.int(84, 120);
    return [
      bold(
        `${ellipse(400, 380, rim, 16)}M${400 - rim} 380q-30 190 ${rim} 250v200M${400 + rim} 380q30 190 ${-rim} 250`,
      ),
      bold(ellipse(400, 850, 104, 20)),
      dashed(`M${386 - rim} 500q${rim + 14} 30 ${2 * rim + 28} 0`),
    ];
  },
  decanter: (random) => {
    const radius = random.int(48, 62);
    return [
      bold(ellipse(400, 320 - radius, radius, radius)),
      bold(
        "M360 320h80v110q10 50 110 90q50 30 40 130l-14 220q-176 30-352 0l-14-220q-10-100 40-130q100-40 110-90z",
      ),
      dashed("M222 640q178 34 356 0"),
    ];
  },
  accessory: () => [
    bold("M210 440q190-50 380 0v44q-190-26-380 0z"),
    bold("M400 474v130"),
    bold("M400 604c60 10 60 34 0 40c-60 6-60 34 0 40c56 6 56 32 0 38c-50 6-50 30 0 36c40 6 40 28 0 34l4 40"),
  ],
};

function cigarLines(y: number, length: number): Line[] {
  const x = 400 - length / 2;
  return [
    bold(`M${short(x)} ${y}h${short(length - 40)}q40 4 40 33q0 29-40 33h${short(40 - length)}q-16-33 0-66z`),
    fine(`M${short(x)} ${y}q16 33 0 66`),
    fine(`M${short(x + length * 0.68)} ${y}v66m62-66v66`),
  ];
}
