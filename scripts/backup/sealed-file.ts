import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline as pipelineOf, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, createZstdDecompress } from "node:zlib";
import { CannotStart } from "#server/cannot-start.ts";

const ivBytes = 12;
const tagBytes = 16;

/** 256 bits of a passphrase; `salt` is the backup folder's own. */
export function keyOf(passphrase: string, salt: string): Buffer {
  return scryptSync(passphrase, Buffer.from(salt, "hex"), 32, { N: 2 ** 15, maxmem: 2 ** 26 });
}

/**
 * Writes what `from` gives to the file `to`: compressed by zstd, with a key encrypted by AES-256-GCM (12 bytes of IV before, 16 of the
 * tag after). It appears under its name whole and, unless its caller flushes many at once, on the disk. Returns the SHA-256 (hex) of what was read, and its bytes.
 */
export async function sealFile(from: Readable, to: string, key: Buffer | null, { isFlushed = true } = {}) {
  // What fails before it is read, such as a file that has just gone, is told where it is read.
  from.on("error", () => {});
  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted() {
    for await (const chunk of from) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const half = `${to}.part`;
  try {
    const out = createWriteStream(half, { mode: 0o600 });
    if (key) await pipeline(counted, createZstdCompress(), encrypting(key), out);
    else await pipeline(counted, createZstdCompress(), out);
    if (isFlushed) await flush(half);
    await rename(half, to);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return { sha256: hash.digest("hex"), bytes };
}

function encrypting(key: Buffer) {
  return async function* (source: AsyncIterable<Buffer>) {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv("aes-256-gcm", key, iv);
    yield iv;
    for await (const chunk of source) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What `sealFile` was given; throws `CannotStart` where that was cut short, changed or has another key, perhaps after the most of it. */
export async function* unseal(from: string, key: Buffer | null): AsyncGenerator<Buffer> {
  try {
    const sealed = key ? await decrypted(from, key) : [createReadStream(from)];
    // Whoever reads hears of an error.
    yield* pipelineOf([...sealed, createZstdDecompress()], () => {}) as unknown as AsyncIterable<Buffer>;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code === "EACCES") throw error;
    throw new CannotStart(
      `${from} cannot be read (${message}): it is cut short or changed, or BACKUP_KEY is another one.`,
    );
  }
}

/** Opens what `sealFile` has written to the file `to`, as `unseal` does. Returns its SHA-256. */
export async function openSealed(from: string, to: string, key: Buffer | null): Promise<string> {
  const hash = createHash("sha256");
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const hashing = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(unseal(from, key), hashing, createWriteStream(to, { mode: 0o600 }));
  return hash.digest("hex");
}

/** The streams that together give what was encrypted. */
async function decrypted(from: string, key: Buffer) {
  const handle = await open(from);
  try {
    const { size } = await handle.stat();
    const [iv, tag] = [Buffer.alloc(ivBytes), Buffer.alloc(tagBytes)];
    await handle.read(iv, 0, ivBytes, 0);
    await handle.read(tag, 0, tagBytes, Math.max(size - tagBytes, 0));
    if (size <= ivBytes + tagBytes) throw new Error("too short");
    const decipher = createDecipheriv("aes-256-gcm", key, iv).setAuthTag(tag);
    return [createReadStream(from, { start: ivBytes, end: size - tagBytes - 1 }), decipher];
  } finally {
    await handle.close();
  }
}
