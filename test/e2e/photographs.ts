import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileChooser, Page } from "@playwright/test";
import sharp from "sharp";

/** The content of a photograph: noise, which does not compress to nothing as a plain colour would. */
function photograph(width: number, height: number) {
  const noise = { type: "gaussian", mean: 140, sigma: 45 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#b98b52", noise } });
}

/** Files as people send them: JPEG, PNG, WebP, and a JPEG that an upright phone has marked as turned by EXIF. */
export async function writePhotographs(
  directory: string,
): Promise<Record<"front" | "label" | "level" | "turned", string>> {
  const paths = {
    front: join(directory, "celek.jpg"),
    label: join(directory, "etiketa.png"),
    level: join(directory, "hladina.webp"),
    turned: join(directory, "na-vysku.jpg"),
  };
  await photograph(1_200, 1_500).jpeg({ quality: 80 }).toFile(paths.front);
  await photograph(640, 800).png().toFile(paths.label);
  await photograph(800, 1_000).webp().toFile(paths.level);
  // Stored as 1 600 × 1 200; with orientation 6 it is shown as 1 200 × 1 600.
  await photograph(1_600, 1_200).withMetadata({ orientation: 6 }).jpeg({ quality: 80 }).toFile(paths.turned);
  return paths;
}

/** A small picture that takes up a place. */
export async function writeSmallPictures(directory: string, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, index) => join(directory, `snimek-${index + 1}.png`));
  for (const path of paths) await photograph(80, 100).png().toFile(path);
  return paths;
}

/** Files that are no pictures, whatever they are called, and one that is too large. */
export async function writeWrongFiles(
  directory: string,
): Promise<Record<"text" | "disguised" | "truncated" | "large", string>> {
  const paths = {
    text: join(directory, "poznamky.txt"),
    disguised: join(directory, "prevlecena.jpg"),
    truncated: join(directory, "useknuta.jpg"),
    large: join(directory, "velka.jpg"),
  };
  await writeFile(paths.text, "Tohle není obrázek.");
  await writeFile(paths.disguised, "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>");
  const whole = await photograph(1_200, 900).jpeg().toBuffer();
  await writeFile(paths.truncated, whole.subarray(0, Math.floor(whole.length / 3)));
  await writeFile(paths.large, Buffer.concat([whole, Buffer.alloc(21 * 1024 * 1024)]));
  return paths;
}

/** Chooses files for the pictures of a listing by the button. */
export async function chooseFiles(page: Page, files: Parameters<FileChooser["setFiles"]>[0]): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Vybrat soubory" }).click();
  await (await chooser).setFiles(files);
}
