import { describe, expect, it } from "vitest";
import { backLabel } from "./label-back.ts";
import { LABEL_STYLES } from "./label-styles.ts";
import { lineWidth, setLine } from "./letters.ts";
import { createRandom } from "./random.ts";
import { openFace } from "./typefaces.ts";

const STYLES = Object.entries({ ...LABEL_STYLES, back: backLabel });
const INKS = { paper: "#f1e8d4", ink: "#2a1c12", accent: "#7c241b", gold: "#8a6a2f" } as const;
const LONG = {
  brand: "Nejvýznamnější Starobylá Palírna Knížecího Velkostatku Horní Vestonice",
  subtitle: "mimořádně dlouho zrající výběr z nejlepších sudů pana sládka a jeho synů",
  year: "1. listopadu 1938 až 31. prosince 1941",
  facts: "0,7 L · 46,8 % · LÁHEV 37 ZE 112 · STÁČENO RUČNĚ V SÍDLE PALÍRNY NA MORAVĚ",
  sort: "destilát z jablek, hrušek, švestek a mirabelek prvního sběru",
};

describe("label styles", () => {
  it("are at least nine", () => expect(Object.keys(LABEL_STYLES).length).toBeGreaterThanOrEqual(9));

  it.each(STYLES)("keep the longest words on the paper: %s", (_, style) => {
    for (const [width, height] of [
      [140, 220],
      [300, 190],
      [420, 300],
    ] as const) {
      const marks = style({ width, height, words: LONG, inks: INKS, random: createRandom(4) });
      for (const mark of marks) {
        for (const step of mark.path) {
          const numbers = step.slice(1) as number[];
          for (let index = 0; index < numbers.length; index += 2) {
            expect(Math.abs(numbers[index] ?? 0)).toBeLessThanOrEqual(width / 2 + 0.5);
            expect(Math.abs(numbers[index + 1] ?? 0)).toBeLessThanOrEqual(height / 2 + 3);
          }
        }
      }
    }
  });
});

describe("letters", () => {
  it.each([
    "antiqua",
    "antiquaBold",
    "antiquaItalic",
    "inscription",
    "garamond",
    "garamondItalic",
    "didone",
    "poster",
    "grotesk",
    "groteskThin",
    "pen",
    "script",
    "blackletter",
  ] as const)("know every Czech letter: %s", (face) => {
    const font = openFace(face);
    for (const letter of "ěščřžýáíéúůďťňóĚŠČŘŽÝÁÍÉÚŮĎŤŇÓ·°%") {
      expect(font.charToGlyphIndex(letter), letter).toBeGreaterThan(0);
    }
  });

  it("shrink a line that is too wide and leave one that fits", () => {
    const wide = setLine({ text: "Kilmorroch Kilmorroch", face: "antiqua", size: 40, maxWidth: 200 });
    expect(wide.width).toBeCloseTo(200);
    const fits = setLine({ text: "Kil", face: "antiqua", size: 40, maxWidth: 200 });
    expect(fits.size).toBe(40);
    expect(fits.width).toBeCloseTo(lineWidth("Kil", "antiqua", 40));
  });

  it("leave out what a face cannot draw instead of printing boxes", () => {
    expect(setLine({ text: "Rum 🍷", face: "didone", size: 20 })).toEqual(
      setLine({ text: "Rum", face: "didone", size: 20 }),
    );
  });
});
