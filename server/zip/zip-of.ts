import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive. */
interface ZippedFile {
  readonly name: string;
  readonly data: Buffer;
}

/**
 * A ZIP that is written while it is read: a file is asked for once the one before it has been taken, and none after nobody reads
 * any more. Of each file only its place in the archive stays in memory.
 */
export function zipOf(files: AsyncIterable<ZippedFile>, at: Date): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  let goOn = () => {};
  zip.on("error", (error: Error) => out.destroy(error));
  // Whoever waits for a file to be taken learns that it never will be.
  out.once("close", () => goOn());
  const add = ({ name, data }: ZippedFile) =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      zip.addReadStreamLazy(name, { mtime: at }, (give) => {
        const stream = Readable.from(data.length > 0 ? [data] : []);
        stream.once("close", resolve);
        give(null, stream);
      });
    });
  const fill = async () => {
    for await (const file of files) {
      if (out.destroyed) return;
      await add(file);
    }
    zip.end();
  };
  fill().catch((error: Error) => out.destroy(error));
  (zip.outputStream as Readable).pipe(out);
  return out;
}
