import type { FastifyInstance } from "fastify";
import { leavings } from "#contract/accounts/leaving.ts";
import { NotFound } from "#server/errors.ts";
import type { House } from "#server/features/mails/letters/write-letter.ts";
import { bind } from "#server/http/bind.ts";
import { requestDeletion } from "./deletion/request-deletion.ts";
import { getArchive } from "./exports/get-archive.ts";
import { requestExport } from "./exports/request-export.ts";
import { getLeaving } from "./get-leaving.ts";

export function registerLeaving(app: FastifyInstance, house: House): void {
  bind(app, leavings.get, async (ctx) => ({ data: await getLeaving(ctx) }));
  bind(app, leavings.requestExport, async (ctx) => {
    await requestExport(ctx);
    return { data: await getLeaving(ctx) };
  });
  bind(app, leavings.requestDeletion, async (ctx, { body }) => ({
    data: { dueAt: (await requestDeletion(ctx, house, body.password)).toISOString() },
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
