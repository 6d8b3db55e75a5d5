import type { Readable } from "node:stream";
import { isOutOfSpace } from "#server/out-of-space.ts";

/** A stored file on its way out. The stream gives just so many `bytes`, whenever it is read, or fails. */
interface StoredFile {
  readonly stream: Readable;
  readonly bytes: number;
}

/**
 * Keeps files under keys such as `ab12…/640.avif`. Writing the same key again replaces the file at once; one that is written is on the disk,
 * and one that was not written whole is not there. Throws `StorageAway` where the storage does not do what it is asked, and an error
 * of `isOutOfSpace` where it is full.
 */
export interface StoragePort {
  put(key: string, data: Buffer): Promise<void>;
  /** As `put`, piece by piece as they come; resolves with the number of bytes. Where `data` breaks off, nothing is stored. */
  write(key: string, data: Readable): Promise<number>;
  /** The file, or null where there is none. */
  get(key: string): Promise<StoredFile | null>;
  /** Removes every file whose key starts with `prefix`; nothing to remove is fine. */
  removeAll(prefix: string): Promise<void>;
  /** The first parts of all keys (`ab12…`), in no order; those written meanwhile may be left out. */
  folders(): AsyncIterable<string>;
  /** All files with their sizes, in no order; those written meanwhile may be left out. */
  files(): AsyncIterable<{ readonly key: string; readonly bytes: number }>;
  /** When a file was last added to such a folder or taken from it; null where there is none. */
  changedAt(folder: string): Promise<Date | null>;
}

/** The storage refuses, breaks off or does not answer in time; `cause` has its own words. Trying again later makes sense. */
export class StorageAway extends Error {
  override name = "StorageAway";
}

/** What a storage has done, or its failure as the port promises it; what `data` to be written throws itself stays as it is. */
export async function promised<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isOutOfSpace(error) || error instanceof StorageAway) throw error;
    throw new StorageAway(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
