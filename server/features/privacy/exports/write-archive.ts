import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Ctx } from "#server/context.ts";
import type { Person, TakenFile } from "#server/personal-data.ts";
import { parts } from "../parts.ts";
import { archiveOf } from "./place.ts";

/**
 * Writes everything of a person into a ZIP, file by file, so that its size does not matter; returns its bytes. `onFile` hears of
 * each file before it is read, and may refuse to go on by throwing.
 */
export async function writeArchive(
  ctx: Ctx,
  { exportId, person }: { exportId: number; person: Person },
  onFile: (done: number, total: number) => Promise<void>,
): Promise<number> {
  const files = await listFiles(ctx, person);
  const zip = new ZipFile();
  const out = new PassThrough();
  // Whoever reads it hears of the error; before somebody does, it must not end the process.
  out.on("error", (error) => ctx.log.debug({ err: error }, "an archive breaks off"));
  zip.on("error", (error: Error) => out.destroy(error));
  for (const [index, file] of files.entries()) {
    zip.addReadStreamLazy(file.name, { compress: !/\.(webp|pdf)$/.test(file.name), mtime: ctx.clock() }, (give) => {
      onFile(index, files.length)
        .then(() => file.open())
        .then((data) => give(null, streamOf(data, out)))
        .catch((error: Error) => {
          give(error, Readable.from([]));
          out.destroy(error);
        });
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return ctx.ports.storage.write(archiveOf(exportId), out);
}

async function listFiles(ctx: Ctx, person: Person): Promise<TakenFile[]> {
  const ofParts = parts.flatMap(({ files = {} }) =>
    Object.entries(files).map(([name, read]) => ({
      name: `${name}.json`,
      open: async () => Buffer.from(`${JSON.stringify(await read(ctx, person), null, 2)}\n`),
    })),
  );
  const attached: TakenFile[] = [];
  for (const { attachments } of parts) if (attachments) attached.push(...(await attachments(ctx, person)));
  return [{ name: "README.txt", open: async () => Buffer.from(explanation) }, ...ofParts, ...attached];
}

/** A file that is gone meanwhile is an empty one; one that breaks off ends the archive. */
function streamOf(data: Buffer | Readable | null, out: PassThrough): Readable {
  const stream = data instanceof Readable ? data : Readable.from(data && data.length > 0 ? [data] : []);
  stream.once("error", (error) => out.destroy(error));
  return stream;
}

const explanation = `Vaše data z Kabinetu / Your data from Kabinet

Každý soubor .json obsahuje jednu oblast účtu, složka pictures vaše obrázky, složka invoices vaše doklady.
Částky s koncovkou Minor jsou v haléřích, časy jsou v UTC.

Each .json file holds one area of your account; the folder pictures holds your pictures, invoices your documents.
Amounts whose names end in Minor are in haléře (1 Kč = 100), times are UTC.
`;
