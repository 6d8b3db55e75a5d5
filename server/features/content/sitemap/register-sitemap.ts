import { pipeline, Readable, type Transform } from "node:stream";
import { createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import { Busy, NotFound } from "#server/errors.ts";
import { listItemParts } from "./list-item-parts.ts";
import { readItems } from "./read-items.ts";
import { readPages } from "./read-pages.ts";
import { entriesOf } from "./sitemap-entry.ts";

/** The number of parts that this process writes at once, each of up to 50 000 entries. */
const atOnce = 2;
const retryAfterSeconds = 10;
let running = 0;

/** `/sitemap.xml` names the parts: pages without listings, and listings by ranges of ids (sitemaps.org). */
export function registerSitemap(app: FastifyInstance, publicUrl: string): void {
  app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) => {
    const parts = ["pages", ...(await listItemParts(request.ctx)).map((part) => `items-${part}`)];
    const index = new SitemapIndexStream();
    const urls = parts.map((part) => ({ url: `${publicUrl}/sitemaps/${part}.xml` }));
    return send(request, reply, Readable.from(urls), index);
  });
  app.get<{ Params: { part: string } }>(
    "/sitemaps/:part.xml",
    { schema: { hide: true } },
    async (request, reply) => {
      const { part } = request.params;
      const number = /^items-(\d{1,9})$/.exec(part)?.[1];
      if (part !== "pages" && !number) throw new NotFound();
      const pages = number ? readItems(request.ctx, Number(number)) : readPages(request.ctx);
      const first = await pages.next();
      // A sitemap without entries is invalid.
      if (first.done) throw new NotFound();
      const entries = Readable.from(entriesOf(first.value, pages));
      return send(request, reply, entries, new SitemapStream({ hostname: publicUrl }));
    },
  );
}

/** Writes the XML while reading the rows, gzipped for callers that accept it. */
function send(request: FastifyRequest, reply: FastifyReply, from: Readable, xml: Transform): FastifyReply {
  if (running >= atOnce) throw new Busy(retryAfterSeconds);
  const isZipped = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const last = isZipped ? createGzip() : xml;
  running += 1;
  const end = (error?: Error | null) => {
    running -= 1;
    // A caller who closes the connection early is no error.
    if (error && (error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE")
      request.log.error({ err: error }, "a sitemap broke off");
  };
  if (isZipped) pipeline(from, xml, last, end);
  else pipeline(from, xml, end);
  reply.header("content-type", "application/xml; charset=utf-8").header("vary", "accept-encoding");
  reply.header("cache-control", "public, max-age=3600");
  if (isZipped) reply.header("content-encoding", "gzip");
  return reply.send(last);
}
