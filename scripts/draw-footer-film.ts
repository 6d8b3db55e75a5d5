import { writeFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import sharp from "sharp";

/**
 * Draws the film behind the newsletter's block in the footer, and its still: amber light in slow circles, an endless loop
 * of eight seconds. A browser's canvas records it. Run it by hand to change the film:
 * `CHROMIUM_PATH=… node scripts/draw-footer-film.ts`.
 */

const folder = new URL("../web/layout/film/", import.meta.url);
const size = { width: 480, height: 200 };
const seconds = 8;
const framesPerSecond = 15;
const bitsPerSecond = 400_000;

const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  const [film = "", still = ""] = await page.evaluate(record, {
    size,
    seconds,
    framesPerSecond,
    bitsPerSecond,
  });
  await writeFile(new URL("footer.webm", folder), Buffer.from(film, "base64"));
  await sharp(Buffer.from(still, "base64"))
    .webp({ quality: 80 })
    .toFile(new URL("footer.webp", folder).pathname);
} finally {
  await browser.close();
}

/** Runs in the page: returns film and still in base64. */
async function record(plan: {
  size: { width: number; height: number };
  seconds: number;
  framesPerSecond: number;
  bitsPerSecond: number;
}): Promise<string[]> {
  const { width, height } = plan.size;
  const canvas = Object.assign(document.createElement("canvas"), plan.size);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  // Each light: the centre and width of its circle, its size, its colour, and its rounds in a loop.
  const lights = [
    { x: 0.18, y: 0.7, reach: 0.05, radius: 0.42, colour: "166 124 46", turns: 1, from: 0 },
    { x: 0.45, y: 0.35, reach: 0.07, radius: 0.36, colour: "28 74 80", turns: -1, from: 1.7 },
    { x: 0.62, y: 0.8, reach: 0.06, radius: 0.4, colour: "125 90 28", turns: 1, from: 3.1 },
    { x: 0.86, y: 0.4, reach: 0.05, radius: 0.44, colour: "216 181 106", turns: -1, from: 4.6 },
  ] as const;
  const draw = (share: number) => {
    pen.globalCompositeOperation = "source-over";
    pen.fillStyle = "#0d2a2e";
    pen.fillRect(0, 0, width, height);
    pen.globalCompositeOperation = "lighter";
    for (const { x, y, reach, radius, colour, turns, from } of lights) {
      const angle = from + 2 * Math.PI * share * turns;
      const [cx, cy] = [(x + reach * Math.cos(angle)) * width, (y + reach * Math.sin(angle) * 1.6) * height];
      const light = pen.createRadialGradient(
        cx,
        cy,
        0,
        cx,
        cy,
        radius * width * (1 + 0.08 * Math.sin(angle)),
      );
      light.addColorStop(0, `rgb(${colour} / 0.3)`);
      light.addColorStop(0.5, `rgb(${colour} / 0.1)`);
      light.addColorStop(1, `rgb(${colour} / 0)`);
      pen.fillStyle = light;
      pen.fillRect(0, 0, width, height);
    }
  };
  const base64 = async (blob: Blob) => {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  };
  draw(0);
  const still = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!still) throw new Error("no still");
  const recorder = new MediaRecorder(canvas.captureStream(plan.framesPerSecond), {
    mimeType: "video/webm;codecs=vp9",
    videoBitsPerSecond: plan.bitsPerSecond,
  });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const startedAt = performance.now();
  await new Promise<void>((resolve) => {
    const step = () => {
      const share = (performance.now() - startedAt) / (plan.seconds * 1_000);
      draw(share);
      if (share >= 1) resolve();
      else setTimeout(step, 1_000 / plan.framesPerSecond);
    };
    step();
  });
  recorder.stop();
  await stopped;
  return [await base64(new Blob(chunks)), await base64(still)];
}
