import { Readable, type Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import type { Ctx } from "#server/context.ts";
import { Busy, NotFound } from "#server/errors.ts";
import { remembered } from "#server/remembered.ts";
import { listItemParts, readItems } from "./read-items.ts";
import { readPages } from "./read-pages.ts";
import { entriesOf } from "./sitemap-entry.ts";

/** The number of parts that this process writes at once, each of up to 50 000 entries. */
const atOnce = 2;
const retryAfterSeconds = 10;
/** A part is that old at most when a crawler gets it, which may keep it for an hour. Gzipped it is about a megabyte. */
const retainedMs = 900_000;
let running = 0;

/** `/sitemap.xml` names the parts: pages without listings, and listings by ranges of ids (sitemaps.org). */
export function registerSitemap(app: FastifyInstance, publicUrl: string): void {
  app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) => {
    const parts = ["pages", ...(await listItemParts(request.ctx)).map((part) => `items-${part}`)];
    const urls = parts.map((part) => ({ url: `${publicUrl}/sitemaps/${part}.xml` }));
    return send(request, reply, await zipped(Readable.from(urls), new SitemapIndexStream()));
  });
  app.get<{ Params: { part: string } }>("/sitemaps/:part.xml", { schema: { hide: true } }, async (request, reply) => {
    const { ctx, params } = request;
    const number = /^items-(\d{1,9})$/.exec(params.part)?.[1];
    if (params.part !== "pages" && !number) throw new NotFound();
    const name = number ? `items-${Number(number)}` : "pages";
    const part = number === undefined ? null : Number(number);
    return send(
      request,
      reply,
      await remembered(ctx, `sitemap ${name}`, retainedMs, () => writePart(ctx, part, publicUrl)),
    );
  });
}

/** A part of the listings, or the pages (null), gzipped; finished, so that many who ask cost no more than one. */
async function writePart(ctx: Ctx, part: number | null, publicUrl: string): Promise<Buffer> {
  const pages = part === null ? readPages(ctx) : readItems(ctx, part);
  const first = await pages.next();
  // A sitemap without entries is invalid.
  if (first.done) throw new NotFound();
  if (running >= atOnce) throw new Busy(retryAfterSeconds);
  running += 1;
  try {
    return await zipped(Readable.from(entriesOf(first.value, pages)), new SitemapStream({ hostname: publicUrl }));
  } finally {
    running -= 1;
  }
}

async function zipped(from: Readable, xml: Transform): Promise<Buffer> {
  const zip = createGzip();
  const [whole] = await Promise.all([buffer(zip), pipeline(from, xml, zip)]);
  return whole;
}

function send(request: FastifyRequest, reply: FastifyReply, zip: Buffer): FastifyReply {
  reply.header("content-type", "application/xml; charset=utf-8").header("vary", "accept-encoding");
  reply.header("cache-control", "public, max-age=3600");
  if (!/\bgzip\b/.test(String(request.headers["accept-encoding"] ?? "")))
    return reply.send(Readable.from([zip]).pipe(createGunzip()));
  return reply.header("content-encoding", "gzip").send(zip);
}
