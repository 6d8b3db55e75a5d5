import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { type CutFont, cutFonts } from "./cut-fonts.ts";

/** Where `@fonts/…` leads. */
const folder = join(import.meta.dirname, "../../node_modules/.cache/kabinet-fonts");
const require = createRequire(import.meta.url);

/**
 * The fonts that the first screen waits for, cut to the letters, weights and sizes that the pages use: a third of their bytes.
 * Other letters come from the whole fonts, where a page has some (`styles/fonts.css`).
 */
export function fontsForBrowser(): Plugin {
  return {
    name: "kabinet:fonts-for-browser",
    async config() {
      await mkdir(folder, { recursive: true });
      await Promise.all(Object.entries(cutFonts).map(([name, font]) => cut(name, font)));
      return { resolve: { alias: { "@fonts": folder } } };
    },
  };
}

/** Made once for each way to cut; two builds beside each other write the same. */
async function cut(name: string, font: CutFont): Promise<void> {
  const whole = await readFile(require.resolve(font.from));
  const key = createHash("sha256").update(whole).update(JSON.stringify(font)).digest("hex");
  const [target, mark] = [join(folder, `${name}.woff2`), join(folder, `${name}.${key.slice(0, 16)}`)];
  if (existsSync(target) && existsSync(mark)) return;
  const { letters, variationAxes, keepFeatures } = font;
  const made = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes, keepFeatures });
  await writeFile(`${target}.${process.pid}`, made);
  await rename(`${target}.${process.pid}`, target);
  await writeFile(mark, "");
}
