import { FLOOR, SHELF } from "./camera.ts";
import { type Colour, darken, whiten } from "./colour.ts";
import { printMarks, words } from "./mark.ts";
import { materialFill, metal, waxy } from "./materials.ts";
import { pathData, polyline, short } from "./path.ts";
import { monotoneProfile } from "./profile.ts";
import type { Random } from "./random.ts";
import { paintReflections } from "./reflections.ts";
import { paintLyingShadow, paintStandingShadow } from "./scene.ts";
import { clip, linear, type Sheet, softEllipse } from "./sheet.ts";
import { paintSlices, ring, type Surface, silhouette, wrapAround } from "./surface.ts";
import { grain, WOODS } from "./wood.ts";

/** A corkscrew lying on the table: turned handle above, worm pointing down to the right. */
export function paintCorkscrew(sheet: Sheet, random: Random): string {
  const wood = random.pick(WOODS);
  const steel: Colour = random.pick(["#9a9da0", "#b08a3e", "#86807a"]);
  const length = random.float(360, 420);
  const half = random.float(30, 38);
  const handle: Surface = {
    centre: 0,
    top: -length / 2,
    bottom: length / 2,
    camera: { tilt: () => 0.12 },
    halfWidth: monotoneProfile([
      [-length / 2, half * 0.3],
      [-length / 2 + 14, half * 0.86],
      [-length * 0.28, half * random.float(0.92, 1.08)],
      [-length * 0.09, half * 0.7],
      [0, half * 0.88],
      [length * 0.09, half * 0.7],
      [length * 0.28, half * random.float(0.92, 1.08)],
      [length / 2 - 14, half * 0.86],
      [length / 2, half * 0.3],
    ]),
  };
  const within = clip(sheet, pathData(silhouette(handle)));
  const turn = random.float(-16, -8);
  return [
    paintLyingShadow(sheet, { cx: 420, cy: 484, rx: length * 0.52, ry: 34, turn: turn + 4 }),
    paintLyingShadow(sheet, { cx: 440, cy: 690, rx: 40, ry: 150, turn: turn - 4 }),
    `<g transform="translate(400 450) rotate(${short(turn)})">`,
    worm(sheet, steel),
    // The handle is shaped as a standing body, so it is drawn upright and laid across afterwards.
    `<g transform="rotate(90) scale(-1 1)">`,
    paintSlices(sheet, handle, materialFill(sheet, waxy(wood)), { within }),
    `<g clip-path="${within}">${printMarks(grain(half * 2, length, random))}</g>`,
    [-0.09, 0.09]
      .map(
        (share) =>
          `<path d="${pathData(polyline(ring(handle, share * length)))}" fill="none" stroke="#160a03" stroke-width="3" opacity=".5"/>`,
      )
      .join(""),
    "</g></g>",
  ].join("");
}

function worm(sheet: Sheet, steel: Colour): string {
  const shine = linear(sheet, "across", [
    { at: 0, colour: darken(steel, 0.55) },
    { at: 0.3, colour: whiten(steel, 0.7) },
    { at: 0.55, colour: steel },
    { at: 1, colour: darken(steel, 0.65) },
  ]);
  const parts = [
    `<rect x="-11" y="20" width="22" height="130" fill="${shine}"/><rect x="-17" y="22" width="34" height="20" rx="4" fill="${shine}"/><rect x="-15" y="132" width="30" height="14" rx="3" fill="${shine}"/>`,
  ];
  const turns = 6;
  for (let index = 0; index < turns; index += 1) {
    const y = 158 + index * 34;
    const reach = 27 - index * 1.6;
    parts.push(
      `<path d="M${short(reach)} ${y - 14}C${short(reach * 1.1)} ${y + 2} ${short(-reach)} ${y - 6} ${short(-reach)} ${y + 12}" fill="none" stroke="${darken(steel, 0.6)}" stroke-width="7" stroke-linecap="round"/>`,
    );
  }
  for (let index = 0; index < turns; index += 1) {
    const y = 158 + index * 34;
    const reach = 27 - index * 1.6;
    const line = `M${short(-reach)} ${y + 12 - 34}C${short(-reach)} ${y - 2} ${short(reach)} ${y - 28} ${short(reach)} ${y - 14}`;
    parts.push(
      `<path d="${line}" fill="none" stroke="${darken(steel, 0.2)}" stroke-width="9" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${whiten(steel, 0.75)}" stroke-width="2.6" stroke-linecap="round" transform="translate(-1 -2)"/>`,
    );
  }
  parts.push(
    `<path d="M-17 ${158 + (turns - 1) * 34 + 12}Q-10 ${158 + turns * 34} 2 ${158 + turns * 34 + 22}" fill="none" stroke="${darken(steel, 0.3)}" stroke-width="6" stroke-linecap="round"/>`,
  );
  return parts.join("");
}

/** A silver hip flask with an engraved monogram. */
export function paintHipFlask(sheet: Sheet, letter: string, random: Random): string {
  const colour: Colour = random.pick(["#a5a6a6", "#b9b2a3", "#c09a4e"]);
  const half = random.float(138, 158);
  const height = random.float(400, 460);
  const top = FLOOR - height;
  const camera = { tilt: (y: number) => SHELF.tilt(y) * 0.5 };
  const body: Surface = {
    centre: 400,
    top,
    bottom: FLOOR,
    camera,
    halfWidth: monotoneProfile([
      [top, 34],
      [top + 16, 48],
      [top + 40, half * 0.82],
      [top + 74, half * 0.98],
      [top + 130, half],
      [FLOOR - 30, half],
      [FLOOR - 8, half * 0.97],
      [FLOOR, half * 0.9],
    ]),
  };
  const cap: Surface = {
    centre: 400,
    top: top - 62,
    bottom: top + 4,
    camera,
    halfWidth: monotoneProfile([
      [top - 62, 26],
      [top - 54, 33],
      [top - 10, 33],
      [top + 4, 34],
    ]),
  };
  const within = clip(sheet, pathData(silhouette(body)));
  const plate = wrapAround(body, top + height * 0.5);
  const ink = darken(colour, 0.55);
  const leather = random.chance(0.55)
    ? random.pick<Colour>(["#5a2f18", "#2d211a", "#6b1f1f", "#1f3d36"])
    : null;
  return [
    paintStandingShadow(sheet, { cx: 400, y: FLOOR, half: half * 0.95, depth: 0.5, height }, null),
    paintSlices(sheet, body, materialFill(sheet, metal(colour)), { within }),
    leather
      ? paintSlices(sheet, body, materialFill(sheet, waxy(leather)), {
          from: top + height * 0.42,
          to: FLOOR - 2,
        })
      : "",
    leather ? stitches(body, top + height * 0.42 + 8) + stitches(body, FLOOR - 14) : "",
    paintReflections(sheet, body, { strength: 0.5, from: top + 30, to: FLOOR - 10, within }),
    paintSlices(sheet, cap, materialFill(sheet, metal(colour))),
    `<ellipse cx="400" cy="${short(top - 62)}" rx="26" ry="4" fill="${whiten(colour, 0.5)}"/>`,
    printMarks(
      [
        words(
          { text: letter, face: "script", size: height * 0.2, y: leather ? height * 0.14 : height * 0.06 },
          leather ? "#d9b86a" : ink,
        ),
      ],
      plate,
    ),
    softEllipse(sheet, {
      cx: 400 - half * 0.3,
      cy: top + 110,
      rx: half * 0.4,
      ry: 60,
      colour: "#ffffff",
      opacity: leather ? 0.12 : 0.3,
    }),
  ].join("");
}

function stitches(body: Surface, y: number): string {
  return `<path d="${pathData(polyline(ring(body, y)))}" fill="none" stroke="#e3cf9f" stroke-width="2" stroke-dasharray="7 5" opacity=".7"/>`;
}

/** A bar measure: two metal cups on one waist. */
export function paintJigger(sheet: Sheet, random: Random): string {
  const colour: Colour = random.pick(["#a7a8a8", "#c39a4a", "#b0744d"]);
  const scale = random.float(1.1, 1.35);
  const top = FLOOR - 330 * scale;
  const cup = random.float(88, 104) * scale;
  const body: Surface = {
    centre: 400,
    top,
    bottom: FLOOR,
    camera: SHELF,
    halfWidth: monotoneProfile([
      [top, cup],
      [top + 6, cup * 0.99],
      [top + 176 * scale, 26 * scale],
      [top + 190 * scale, 22 * scale],
      [top + 204 * scale, 27 * scale],
      [FLOOR - 4, cup * 0.8],
      [FLOOR, cup * 0.81],
    ]),
  };
  const within = clip(sheet, pathData(silhouette(body)));
  const rim = `cx="400" cy="${short(top)}" rx="${short(cup)}" ry="${short(Math.max(9, SHELF.tilt(top) * cup))}"`;
  const rings = [30, 42, 290, 300].map(
    (y) =>
      `<path d="${pathData(polyline(ring(body, top + y * scale)))}" fill="none" stroke="#000000" stroke-width="1.6" opacity=".35"/>`,
  );
  return [
    paintStandingShadow(sheet, { cx: 400, y: FLOOR, half: cup * 0.8, height: 330 * scale }, null),
    paintSlices(sheet, body, materialFill(sheet, metal(colour)), { within }),
    rings.join(""),
    `<ellipse ${rim} fill="${linear(sheet, "across", [
      { at: 0, colour: darken(colour, 0.7) },
      { at: 0.6, colour: darken(colour, 0.2) },
      { at: 1, colour: whiten(colour, 0.4) },
    ])}"/>`,
    `<ellipse ${rim} fill="none" stroke="${whiten(colour, 0.65)}" stroke-width="2.4"/>`,
  ].join("");
}
