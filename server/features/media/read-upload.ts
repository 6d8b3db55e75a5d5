import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { maxUploadBytes } from "#contract/listings/publication-limits.ts";
import { Invalid, Refusal, TooLarge } from "#server/errors.ts";
import type { MessageKey } from "#server/messages/message-key.ts";

/** 3 kB a second: a phone without any better network is faster. */
const lookEveryMs = 10_000;
const leastBytes = 30_000;

const megabyte = 1024 * 1024;

export interface Upload {
  /** As its sender calls it. */
  readonly fileName: string;
  readonly data: Buffer;
}

/** The bytes of the picture in the multipart field `image`, whatever its name and declared type say; see `readUploadedFile`. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  return (await readUploadedFile(request, "PICTURE_UNREADABLE")).data;
}

/**
 * The file of the multipart field `image`. Refuses (413) a file that is too large and (422, as `unreadable`) any other body, also one
 * whose connection is gone.
 */
export async function readUploadedFile(request: FastifyRequest, unreadable: MessageKey): Promise<Upload> {
  if (!request.isMultipart()) throw new Invalid({ image: ["field.required"] });
  // The parser waits for events of the request, and one that is gone already has no more of them.
  if (request.raw.destroyed) throw new Invalid({ image: [unreadable] }, unreadable);
  const stopWatching = endIfSlow(request.raw);
  try {
    const part = await request.file();
    if (part?.fieldname !== "image") throw new Invalid({ image: ["field.required"] });
    const data = await part.toBuffer();
    // A limit reached between two chunks cuts the file short without an error.
    if (part.file.truncated) throw new TooLarge(maxUploadBytes / megabyte);
    return { fileName: part.filename, data };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof Error && "statusCode" in error && error.statusCode === 413) {
      throw new TooLarge(maxUploadBytes / megabyte);
    }
    request.log.info({ err: error }, "an upload could not be read");
    throw new Invalid({ image: [unreadable] }, unreadable);
  } finally {
    stopWatching();
  }
}

/** Ends a connection whose upload comes in at a trickle: it would hold a place that others wait for. Returns how to stop. */
export function endIfSlow(raw: IncomingMessage, leastMs = lookEveryMs): () => void {
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const read = raw.socket.bytesRead;
    if (read - seen < leastBytes) raw.destroy();
    seen = read;
  }, leastMs);
  return () => clearInterval(timer);
}
