import type { FastifyInstance } from "fastify";
import { pictureFormats } from "#contract/media/media.ts";
import { NotFound } from "#server/errors.ts";
import { pictureId } from "./picture-id.ts";

const fileName = new RegExp(`^(\\d{3,4})\\.(${pictureFormats.join("|")})$`);

/**
 * GET /media/{id}/{width}.{avif|webp}: a file never changes under its address, so it may be cached for good; a pending
 * picture is a 404 that must not be cached. Of a picture that is kept as WebP alone, as those of the demo are, the WebP stands at
 * the address of its AVIF too, since pages name both and a browser that takes AVIF takes WebP.
 */
export function registerMedia(app: FastifyInstance): void {
  app.get<{ Params: { id: string; file: string } }>(
    "/media/:id/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { id, file } = request.params;
      reply.header("cache-control", "no-store");
      const [, width, format] = fileName.exec(file) ?? [];
      if (!width || !format || !pictureId.test(id)) throw new NotFound();
      const etag = `"${id}-${file}"`;
      const { storage } = request.ctx.ports;
      const named = await storage.get(`${id}/${file}`);
      const found = named ?? (format === "avif" ? await storage.get(`${id}/${width}.webp`) : null);
      if (!found) throw new NotFound();
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("etag", etag)
        .header("x-content-type-options", "nosniff");
      if (request.headers["if-none-match"]?.includes(etag)) {
        found.stream.destroy();
        return reply.status(304).send();
      }
      return reply
        .type(`image/${named ? format : "webp"}`)
        .header("content-length", found.bytes)
        .send(found.stream);
    },
  );
}
