import { parentPort, workerData } from "node:worker_threads";
import openLibrary from "libheif-js/libheif-wasm/libheif-bundle.mjs";

/** What the worker is handed: a HEIC file, what has to stand before its pixels, and its bounds. */
export interface HeicWork {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly head: Uint8Array;
  readonly mostMemoryBytes: number;
}

/** As the library answers: the pixels with padding after each row, or an error with its code. */
interface Decoded {
  readonly code?: unknown;
  readonly channels?: readonly { width: number; height: number; stride: number; data: Uint8Array }[];
}

const { data, width, height, head, mostMemoryBytes } = workerData as HeicWork;
boundMemory(mostMemoryBytes);
const decoded = decodePrimary();
parentPort?.postMessage(decoded, [decoded.buffer]);

/** A module of WebAssembly answers to no limit of a worker's; one that is not given more memory gives up. */
function boundMemory(mostBytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65_536 > mostBytes) throw new RangeError("too much memory");
    return grow.call(this, pages);
  };
}

/** The picture that the file is shown by, upright, in three bytes a pixel after `head`. */
function decodePrimary(): Uint8Array<ArrayBuffer> {
  const library = openLibrary();
  const context = library.heif_context_alloc();
  const read = library.heif_context_read_from_memory(context, data as never);
  if (read.code !== library.heif_error_code.heif_error_Ok) throw new Error(String(read.message));
  const handle = library.heif_js_context_get_primary_image_handle(context);
  if (!handle || handle.code) throw new Error("no primary picture");
  // The header that was checked and the one that is decoded are read by two libraries.
  const isAsChecked =
    library.heif_image_handle_get_width(handle) === width && library.heif_image_handle_get_height(handle) === height;
  if (!isAsChecked) throw new Error("other sizes than in the header");
  const { heif_colorspace: spaces, heif_chroma: chromas } = library;
  const image: Decoded = library.heif_js_decode_image2(
    handle,
    spaces.heif_colorspace_RGB,
    chromas.heif_chroma_interleaved_RGB,
  );
  const pixels = image?.channels?.[0];
  if (!pixels || image.code) throw new Error("the picture cannot be decoded");
  if (pixels.width !== width || pixels.height !== height) throw new Error("other pixels than in the header");
  const out = new Uint8Array(head.length + width * height * 3);
  out.set(head);
  for (let row = 0; row < height; row++) {
    const from = row * pixels.stride;
    out.set(pixels.data.subarray(from, from + width * 3), head.length + row * width * 3);
  }
  return out;
}
