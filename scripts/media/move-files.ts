import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { CannotStart } from "#server/cannot-start.ts";
import type { StoragePort } from "#server/ports/storage/storage.ts";
import type { Report } from "../backup/report.ts";
import { eachAtOnce } from "../each-at-once.ts";

const atOnce = 8;

interface Wishes {
  /** Whether a file is to go along. */
  readonly wanted: (key: string) => boolean;
  /** Takes the files of `from` away in the end. */
  readonly isRemoved: boolean;
}

/**
 * Copies the files of one storage to another that do not have them there in their size, and compares what has arrived. A file that is
 * not the same is not left there: `CannotStart` names it. May be called again after it broke off.
 */
export async function moveFiles(from: StoragePort, to: StoragePort, wishes: Wishes, report: Report) {
  const there = new Map(await Array.fromAsync(to.files(), ({ key, bytes }) => [key, bytes] as const));
  const all = await Array.fromAsync(from.files());
  const missing = all.filter(({ key, bytes }) => wishes.wanted(key) && there.get(key) !== bytes);
  let [copied, bytes] = [0, 0];
  await eachAtOnce(missing, atOnce, async ({ key }, index) => {
    report(`${index + 1} of ${missing.length} files`);
    const size = await copyFile(from, to, key);
    if (size === null) return;
    copied += 1;
    bytes += size;
  });
  const folders = new Set(all.map(({ key }) => key.split("/", 1)[0] ?? ""));
  if (wishes.isRemoved) for (const folder of folders) await from.removeAll(`${folder}/`);
  return { copied, bytes, removed: wishes.isRemoved ? folders.size : 0 };
}

/** The bytes of the copied file; null where it was taken away meanwhile. */
async function copyFile(from: StoragePort, to: StoragePort, key: string): Promise<number | null> {
  const file = await from.get(key);
  if (!file) return null;
  const [sent, arrived] = [createHash("sha256"), createHash("sha256")];
  async function* hashed(stream: Readable) {
    for await (const chunk of stream) {
      sent.update(chunk);
      yield chunk;
    }
  }
  await to.write(key, Readable.from(hashed(file.stream)));
  const copy = await to.get(key);
  for await (const chunk of copy?.stream ?? []) arrived.update(chunk);
  if (copy?.bytes === file.bytes && sent.digest("hex") === arrived.digest("hex")) return file.bytes;
  await to.removeAll(key);
  throw new CannotStart(`${key} has not arrived as it was: try again.`);
}
