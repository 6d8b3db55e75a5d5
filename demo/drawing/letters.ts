import type { Path, Step } from "./path.ts";
import { type Face, openFace } from "./typefaces.ts";

export interface LineOfLetters {
  text: string;
  face: Face;
  /** Size of the em in drawing units; a line that is too wide is set smaller. */
  size: number;
  /** Extra space between letters, in drawing units. */
  tracking?: number;
  maxWidth?: number;
  /** The middle of the line and its baseline. */
  x?: number;
  y?: number;
}

export interface SetLine {
  path: Path;
  width: number;
  size: number;
}

/** Sets one centred line as outlines: the rasteriser needs no font, and the letters can bend with the label. */
export function setLine(line: LineOfLetters): SetLine {
  const text = printable(line.text, line.face);
  const tracking = line.tracking ?? 0;
  const wanted = lineWidth(text, line.face, line.size, tracking);
  const scale = line.maxWidth && wanted > line.maxWidth ? line.maxWidth / wanted : 1;
  const size = line.size * scale;
  const width = wanted * scale;
  const path: Step[] = [];
  let x = (line.x ?? 0) - width / 2;
  for (const { glyph, advance } of glyphsOf(text, line.face, size, tracking * scale)) {
    for (const step of glyph.getPath(x, line.y ?? 0, size).commands) path.push(toStep(step));
    x += advance;
  }
  return { path, width, size };
}

/** Breaks a long name into two lines of about equal width when one line would have to shrink too much. */
export function breakName(text: string, face: Face, size: number, maxWidth: number, tracking = 0): string[] {
  const width = lineWidth(printable(text, face), face, size, tracking);
  const words = text.trim().split(/\s+/);
  if (width * 0.66 <= maxWidth || words.length < 2) return [text.trim()];
  let best = [text.trim()];
  let narrowest = width;
  for (let cut = 1; cut < words.length; cut += 1) {
    const halves = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const wider = Math.max(...halves.map((half) => lineWidth(printable(half, face), face, size, tracking)));
    if (wider < narrowest) {
      narrowest = wider;
      best = halves;
    }
  }
  return best;
}

export function lineWidth(text: string, face: Face, size: number, tracking = 0): number {
  const advances = glyphsOf(text, face, size, tracking);
  const last = advances.length > 0 ? tracking : 0;
  return advances.reduce((sum, { advance }) => sum + advance, 0) - last;
}

function glyphsOf(text: string, face: Face, size: number, tracking: number) {
  const font = openFace(face);
  const scale = size / font.unitsPerEm;
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  return glyphs.map((glyph, index) => {
    const next = glyphs[index + 1];
    const kerning = next ? font.getKerningValue(glyph, next) : 0;
    return { glyph, advance: ((glyph.advanceWidth ?? 0) + kerning) * scale + tracking };
  });
}

/** Drops characters that the face cannot draw (emoji, foreign scripts), since an empty box on a label looks broken. */
function printable(text: string, face: Face): string {
  const font = openFace(face);
  const kept = [...text.normalize("NFC")].filter((letter) => font.charToGlyphIndex(letter) > 0);
  return kept.join("").trim();
}

type Command = ReturnType<ReturnType<typeof openFace>["getPath"]>["commands"][number];

function toStep(command: Command): Step {
  if (command.type === "M" || command.type === "L") return [command.type, command.x, command.y];
  if (command.type === "Q") return ["Q", command.x1, command.y1, command.x, command.y];
  if (command.type === "C")
    return ["C", command.x1, command.y1, command.x2, command.y2, command.x, command.y];
  return ["Z"];
}
