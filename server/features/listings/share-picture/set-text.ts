import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font, type PathCommand } from "opentype.js";

let opened: Font | undefined;

/** The serif of share pictures, read with the first one; the rasteriser itself has no fonts. */
function openSerif(): Font {
  if (opened) return opened;
  const file = "@expo-google-fonts/cormorant-garamond/600SemiBold/CormorantGaramond_600SemiBold.ttf";
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file));
  opened = opentype.parse(new Uint8Array(bytes).buffer);
  return opened;
}

/** A line of text as the data of an SVG path: the SVG holds no text, so nothing in it can be markup. */
export function outlineOf(text: string, x: number, baseline: number, size: number): string {
  return openSerif().getPath(drawable(text), x, baseline, size).commands.map(stepOf).join("");
}

/** The library's own rounding turns numbers as small as 1e-15 into NaN, where a rasteriser stops. */
function stepOf(command: PathCommand): string {
  if (command.type === "Z") return "Z";
  const { type, ...points } = command;
  const { x, y, x1, y1, x2, y2 } = points as Record<string, number>;
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return `${type}${numbers.map((value) => value.toFixed(2)).join(" ")}`;
}

/** Breaks a text into lines no wider than `maxWidth` px, at most `maxLines`; the last one ends in an ellipsis if words are left. */
export function breakLines(text: string, size: number, maxWidth: number, maxLines: number): string[] {
  const lines: string[] = [];
  let left = drawable(text)
    .split(/[ \t\r\n]+/u)
    .filter(Boolean);
  while (left.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1;
    const [line, rest] = takeLine(left, size, maxWidth);
    lines.push(isLast && rest.length > 0 ? cut(left.join(" "), size, maxWidth) : line);
    left = rest;
  }
  return lines;
}

/** As many words as fit; a word wider than a line is cut. */
function takeLine(words: readonly string[], size: number, maxWidth: number): [string, string[]] {
  let taken = 1;
  while (taken < words.length && widthOf(words.slice(0, taken + 1).join(" "), size) <= maxWidth) taken += 1;
  const line = words.slice(0, taken).join(" ");
  return [widthOf(line, size) <= maxWidth ? line : cut(line, size, maxWidth), words.slice(taken)];
}

function cut(text: string, size: number, maxWidth: number): string {
  const room = maxWidth - widthOf("…", size);
  let end = 0;
  let width = 0;
  for (const letter of text) {
    width += widthOf(letter, size);
    if (width > room) break;
    end += letter.length;
  }
  return `${text.slice(0, end).trimEnd()}…`;
}

/** The sum of the letters, in px. The library's own measure shapes the text anew each time: seconds for a long name. */
function widthOf(text: string, size: number): number {
  const font = openSerif();
  let units = 0;
  for (const letter of text) units += font.charToGlyph(letter).advanceWidth ?? 0;
  return (units * size) / font.unitsPerEm;
}

/** More letters than a picture has room for. */
const longest = 300;

/** The characters of the typeface; others are left out rather than drawn as boxes. */
function drawable(text: string): string {
  const font = openSerif();
  return [...text.slice(0, longest).normalize("NFC")]
    .map((letter) => (/\s/u.test(letter) ? (letter === "\u00a0" ? letter : " ") : letter))
    .filter((letter) => /\s/u.test(letter) || font.charToGlyphIndex(letter) > 0)
    .join("");
}
