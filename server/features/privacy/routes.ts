import type { FastifyInstance } from "fastify";
import { privacy } from "#contract/privacy/privacy.ts";
import { NotFound } from "#server/errors.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { bind } from "#server/http/bind.ts";
import { requestDeletion } from "./deletion/request-deletion.ts";
import { getArchive } from "./exports/get-archive.ts";
import { requestExport } from "./exports/request-export.ts";
import { getPrivacy } from "./get-privacy.ts";

export function registerPrivacy(app: FastifyInstance, mailSettings: MailSettings): void {
  bind(app, privacy.get, async (ctx) => ({ data: await getPrivacy(ctx) }));
  bind(app, privacy.requestExport, async (ctx) => {
    await requestExport(ctx);
    return { data: await getPrivacy(ctx) };
  });
  bind(app, privacy.requestDeletion, async (ctx, { body }) => ({
    data: { dueAt: (await requestDeletion(ctx, mailSettings, body.password)).toISOString() },
  }));
  registerArchive(app);
}

/** GET /api/me/exports/{id}/file: the archive itself, streamed; an answer that is no JSON has no schema. */
function registerArchive(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>(
    "/api/me/exports/:id/file",
    { schema: { hide: true } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!/^[1-9]\d{0,14}$/.test(request.params.id)) throw new NotFound();
      const { stream, bytes } = await getArchive(request.ctx, Number(request.params.id));
      return reply
        .type("application/zip")
        .header("content-length", bytes)
        .header("content-disposition", 'attachment; filename="kabinet.zip"')
        .header("x-content-type-options", "nosniff")
        .send(stream);
    },
  );
}
