import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cutFonts } from "./cut-fonts.ts";

const styles = readFileSync(new URL("../styles/fonts.css", import.meta.url), "utf8");
const preloads = readFileSync(new URL("../styles/preload-fonts.ts", import.meta.url), "utf8");

test.each(Object.entries(cutFonts))("browsers ask %s for exactly the letters that it has", (name, { letters }) => {
  const face = new RegExp(`url\\("@fonts/${name}\\.woff2"\\)[^}]*?unicode-range:([^;]+);`).exec(styles);
  const asked = (face?.[1] ?? "").split(",").flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
  expect(asked.toSorted()).toEqual([...new Set(letters)].toSorted());
  expect(preloads).toContain(`@fonts/${name}.woff2`);
});
