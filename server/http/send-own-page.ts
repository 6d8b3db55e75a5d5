import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "./page-cache/send-page.ts";

const compressedFrom = 1_024;
/** Seen by one visitor, once: a third of level 5's time for a tenth more bytes. */
const brotliQuality = 3;

/**
 * Answers with what was rendered for one visitor, compressed. It holds no secret that others could guess by the size of what
 * they make it repeat: tokens live in cookies (decisions/0034).
 */
export async function sendOwnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  rendered: Response,
): Promise<FastifyReply> {
  // Data of a page, which React Router fetches for a navigation, say nothing about caches.
  if (!rendered.headers.has("cache-control")) reply.header("cache-control", "private, no-store");
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const isText = rendered.headers.get("content-type")?.startsWith("text/") ?? false;
  if (!isText || encoding === "identity" || request.method === "HEAD") return reply.send(rendered);
  const body = Buffer.from(await rendered.arrayBuffer());
  reply.code(rendered.status);
  for (const [name, value] of rendered.headers) if (name !== "set-cookie") reply.header(name, value);
  for (const cookie of rendered.headers.getSetCookie()) reply.header("set-cookie", cookie);
  const vary = rendered.headers.get("vary");
  reply.header("vary", vary ? `accept-encoding, ${vary}` : "accept-encoding");
  if (body.length < compressedFrom) return reply.send(body);
  reply.header("content-encoding", encoding).removeHeader("content-length");
  return reply.send(await compress(body, encoding));
}

function compress(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}
