import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawGoods } from "./draw-goods.ts";
import { GOODS_KINDS } from "./goods.ts";
import { rasterise } from "./rasterise.ts";
import { renderGoods } from "./render-goods.ts";

describe("rendered goods", () => {
  it.each(GOODS_KINDS)("show something on the common ground: %s", async (kind) => {
    const { svg } = drawGoods({ seed: 11, kind, title: "Aubervance", year: "1947", boxed: true });
    const raster = await rasterise(
      svg,
      { left: 0, top: 0, width: 1, height: 1 },
      { width: 160, height: 200 },
    );
    expect(raster).toMatchObject({ width: 160, height: 200 });
    const { channels } = await sharp(raster.data).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });

  it.each(["whisky", "wine-red", "cigar-box"] as const)(
    "come as two to five lossless pictures of the promised size, the front first: %s",
    async (kind) => {
      const pictures = await renderGoods({ seed: 11, kind, title: "Aubervance", year: "1947", boxed: true });
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(pictures.length).toBeLessThanOrEqual(5);
      expect(pictures[0]).toMatchObject({ role: "front", width: 1200, height: 1500 });
      for (const picture of pictures) {
        const { format, width, height } = await sharp(picture.data).metadata();
        expect({ format, width, height }).toEqual({
          format: "png",
          width: picture.width,
          height: picture.height,
        });
        expect(width / height).toBe(0.8);
      }
    },
  );

  it("are the same bytes in a worker thread as here", async () => {
    const spec = { seed: 5, kind: "cigar", title: "Ermita" } as const;
    const source = `const { parentPort, workerData } = require("node:worker_threads");
      import(workerData.module).then(({ renderGoods }) => renderGoods(workerData.spec)).then((pictures) => parentPort.postMessage(pictures));`;
    const module = new URL("./render-goods.ts", import.meta.url).href;
    const worker = new Worker(source, { eval: true, workerData: { module, spec } });
    const theirs = await new Promise<{ data: Uint8Array }[]>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    await worker.terminate();
    const ours = await renderGoods(spec);
    expect(theirs.map(({ data }) => Buffer.from(data))).toEqual(ours.map(({ data }) => data));
  });
});
