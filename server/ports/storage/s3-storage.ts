import { createHash } from "node:crypto";
import { CannotStart } from "#server/cannot-start.ts";
import { readListing } from "./s3-listing.ts";
import { writeInParts } from "./s3-parts.ts";
import { BucketRefuses, createS3Requests, type S3Patience, type S3Requests, type S3Settings } from "./s3-requests.ts";
import { StorageAway, type StoragePort } from "./storage.ts";

const usualPatience: S3Patience = { readMs: 5_000, writeMs: 30_000 };

/** Files in a bucket of S3-compatible storage, which checks what it is sent by its SHA-256. */
export function createS3Storage(settings: S3Settings, patience = usualPatience): StoragePort {
  const { ask, open } = createS3Requests(settings, patience);

  async function put(key: string, body: Buffer, query: Record<string, string> = {}): Promise<string> {
    const headers = { "x-amz-content-sha256": createHash("sha256").update(body).digest("hex") };
    return (await ask("PUT", key, { body, query, headers })).headers.get("etag") ?? "";
  }

  async function* filesBelow(prefix: string) {
    for await (const { files } of pagesOf(ask, prefix ? { prefix } : {})) yield* files;
  }

  return {
    put: async (key, data) => void (await put(key, data)),
    write: (key, data) => writeInParts({ ask, put }, key, data),
    get: open,
    removeAll: async (prefix) => {
      for await (const { key } of filesBelow(prefix)) await ask("DELETE", key);
    },
    folders: async function* () {
      for await (const { prefixes } of pagesOf(ask, { delimiter: "/" }))
        yield* prefixes.map((prefix) => prefix.replace(/\/$/, ""));
    },
    files: async function* () {
      // Where such a key comes from, nobody here has written it; files are made by these names.
      for await (const file of filesBelow("")) if (!/(^|\/)\.{0,2}(\/|$)/.test(file.key)) yield file;
    },
    changedAt: async (folder) => {
      let last: Date | null = null;
      for await (const { changedAt } of filesBelow(`${folder}/`)) if (!last || changedAt > last) last = changedAt;
      return last;
    },
  };
}

async function* pagesOf(ask: S3Requests["ask"], query: Record<string, string>) {
  let next: string | null = null;
  do {
    const after: Record<string, string> = next ? { "continuation-token": next } : {};
    const { text } = await ask("GET", "", { query: { "list-type": "2", ...query, ...after } });
    const page = readListing(text);
    yield page;
    next = page.next;
  } while (next);
}

/**
 * Looks whether a bucket can be used: `CannotStart` with what is wrong where it refuses, which no waiting mends. Resolves with what else is
 * wrong, with which a site can open without its pictures, or null.
 */
export async function checkBucket(settings: S3Settings): Promise<string | null> {
  const { ask } = createS3Requests(settings, usualPatience);
  try {
    readListing((await ask("GET", "", { query: { "list-type": "2", "max-keys": "1" } })).text);
    return null;
  } catch (error) {
    if (error instanceof BucketRefuses) throw new CannotStart(`Pictures cannot be stored: ${error.message}.`);
    if (!(error instanceof StorageAway)) throw error;
    return error.message;
  }
}
