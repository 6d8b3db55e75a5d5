import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype, { type Font } from "opentype.js";

/** The label printer's type case: family folder, weight folder and file of each face. */
const FACES = {
  antiqua: ["playfair-display", "600SemiBold", "PlayfairDisplay_600SemiBold"],
  antiquaBold: ["playfair-display", "800ExtraBold", "PlayfairDisplay_800ExtraBold"],
  antiquaItalic: ["playfair-display", "500Medium_Italic", "PlayfairDisplay_500Medium_Italic"],
  inscription: ["cinzel", "600SemiBold", "Cinzel_600SemiBold"],
  garamond: ["cormorant-garamond", "600SemiBold", "CormorantGaramond_600SemiBold"],
  garamondItalic: ["cormorant-garamond", "600SemiBold_Italic", "CormorantGaramond_600SemiBold_Italic"],
  didone: ["bodoni-moda", "600SemiBold", "BodoniModa_600SemiBold"],
  poster: ["oswald", "500Medium", "Oswald_500Medium"],
  grotesk: ["josefin-sans", "500Medium", "JosefinSans_500Medium"],
  groteskThin: ["josefin-sans", "300Light", "JosefinSans_300Light"],
  pen: ["caveat", "600SemiBold", "Caveat_600SemiBold"],
  script: ["dancing-script", "600SemiBold", "DancingScript_600SemiBold"],
  blackletter: ["grenze-gotisch", "600SemiBold", "GrenzeGotisch_600SemiBold"],
} as const;

export type Face = keyof typeof FACES;

const opened = new Map<Face, Font>();

/** Reads a face once per process (or worker) and keeps it. */
export function openFace(face: Face): Font {
  const before = opened.get(face);
  if (before) return before;
  const [family, weight, file] = FACES[face];
  const place = createRequire(import.meta.url).resolve(`@expo-google-fonts/${family}/${weight}/${file}.ttf`);
  const bytes = readFileSync(place);
  const font = opentype.parse(new Uint8Array(bytes).buffer);
  opened.set(face, font);
  return font;
}
