import type { Readable } from "node:stream";

/** A stored file on its way out. `bytes` is its size. */
interface StoredFile {
  readonly stream: Readable;
  readonly bytes: number;
}

/** Keeps files under keys such as `ab12…/640.avif`. Writing the same key again replaces the file at once. */
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
  /** When a file was last added to such a folder or taken from it; null where there is none. */
  changedAt(folder: string): Promise<Date | null>;
}
