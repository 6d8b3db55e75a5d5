import { Worker } from "node:worker_threads";
import type { Metadata } from "sharp";
import type { HeicWork } from "./heic-worker.ts";
import { takeTurns } from "./take-turns.ts";
import { tiffHead } from "./tiff-head.ts";

const bounds = {
  /** 48 megapixels take 8 seconds of a core. */
  mostMs: 60_000,
  /** For 65 megapixels and what the decoder needs beside them. */
  mostMemoryBytes: 640 * 1024 * 1024,
};
/** One at a time, since each may take that memory. */
const inTurn = takeTurns(1);

/**
 * The picture of a HEIC file as an uncompressed TIFF with its colours and nothing else: the image library lacks the codec of
 * phones. Decoded by WebAssembly in a worker of its own, which ends with its picture, its time or its memory. `header` is the
 * file's, checked already. Throws where the file fails to decode within that.
 */
export function openHeic(
  data: Buffer,
  { width, height, icc }: Metadata,
  { mostMs, mostMemoryBytes } = bounds,
): Promise<Buffer> {
  return inTurn(async () => {
    const work: HeicWork = { data, width, height, head: tiffHead(width, height, icc), mostMemoryBytes };
    const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), {
      workerData: work,
      resourceLimits: { maxOldGenerationSizeMb: 64 },
      env: {},
      // The library writes of what it cannot read to the console.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => void worker.terminate(), mostMs);
    try {
      const pixels = await new Promise<Uint8Array>((resolve, reject) => {
        worker.once("message", resolve).once("error", reject);
        worker.once("exit", () => reject(new Error("the decoder ended without a picture")));
      });
      return Buffer.from(pixels.buffer);
    } finally {
      clearTimeout(timer);
      await worker.terminate();
    }
  });
}
