import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { locale } from "#contract/values/locale.ts";
import { idParam } from "#contract/values/shapes.ts";
import { findDocumentFile } from "./find-document-file.ts";

/** GET /dokumenty/{id}/{lang}/{file}: always saved, never opened as a page of this site; one that is gone is a page that is gone. */
export function registerDocumentFiles(app: FastifyInstance): void {
  app.get<{ Params: { id: string; lang: string; file: string } }>(
    "/dokumenty/:id/:lang/:file",
    { schema: { hide: true } },
    async (request, reply) => {
      const { params, headers, ctx } = request;
      const id = idParam.safeParse(params).data?.id;
      const lang = locale.safeParse(params.lang).data;
      const found = id && lang ? await findDocumentFile(ctx, id, lang) : null;
      if (!found || found.fileName !== params.file) return reply.callNotFound();
      const etag = `"${createHash("sha256").update(found.data).digest("base64url")}"`;
      // A file that is replaced keeps its address: browsers ask each time whether theirs is still the one.
      reply.header("etag", etag).header("cache-control", "public, no-cache");
      if (headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
      return reply
        .type(found.mediaType)
        .header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(found.fileName)}`)
        .send(found.data);
    },
  );
}
