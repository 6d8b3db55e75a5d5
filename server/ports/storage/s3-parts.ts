import type { Readable } from "node:stream";
import { wordOf } from "./s3-listing.ts";
import type { S3Requests } from "./s3-requests.ts";
import { StorageAway } from "./storage.ts";

/** The least that S3 takes as a part is 5 MiB, and 10 000 of these are the longest file. */
const partBytes = 8 * 1024 * 1024;

/** Stores one part of an upload, or where there is none a file by itself; resolves with its tag. */
type Put = (key: string, part: Buffer, query?: Record<string, string>) => Promise<string>;

/** Stores `data` in parts, which become a file once all are there. Resolves with its bytes. */
export async function writeInParts(
  { ask, put }: Pick<S3Requests, "ask"> & { put: Put },
  key: string,
  data: Readable,
): Promise<number> {
  let [bytes, uploadId] = [0, ""];
  const tags: string[] = [];
  try {
    for await (const { part, isLast } of partsOf(data)) {
      bytes += part.length;
      if (isLast && !uploadId) await put(key, part);
      else uploadId ||= wordIn((await ask("POST", key, { query: { uploads: "" } })).text, "UploadId");
      if (uploadId && part.length > 0) tags.push(await put(key, part, { partNumber: `${tags.length + 1}`, uploadId }));
    }
    // S3 may begin to answer with success before it finds out that it fails.
    if (uploadId) wordIn((await ask("POST", key, { query: { uploadId }, body: listOf(tags) })).text, "ETag");
    return bytes;
  } catch (error) {
    // Where that fails, too, the bucket's own rule removes uploads that were never completed (docs/operations.md).
    if (uploadId) await ask("DELETE", key, { query: { uploadId } }).catch(() => {});
    throw error;
  }
}

function wordIn(text: string, element: string): string {
  const word = wordOf(text, element);
  if (word === null) throw new StorageAway(`S3 answers an upload with ${wordOf(text, "Code") ?? "something else"}`);
  return word;
}

function listOf(tags: readonly string[]): string {
  const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
  return `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
}

/** `data` in parts of one size, of which the last alone is smaller, and may be empty. */
async function* partsOf(data: Readable): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let [held, bytes]: [Buffer[], number] = [[], 0];
  for await (const chunk of data) {
    held.push(chunk);
    bytes += chunk.length;
    while (bytes >= partBytes) {
      const whole = Buffer.concat(held);
      yield { part: whole.subarray(0, partBytes), isLast: false };
      [held, bytes] = [[whole.subarray(partBytes)], whole.length - partBytes];
    }
  }
  yield { part: Buffer.concat(held), isLast: true };
}
