import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { idParam } from "#contract/values/shapes.ts";
import { NotFound } from "#server/errors.ts";
import { findAttachment } from "./find-attachment.ts";
import { listMails } from "./list-mails.ts";
import { listTexts } from "./list-texts.ts";
import { postboxPage } from "./postbox-page.ts";

const query = z.object({
  // PostgreSQL takes no NUL in a text.
  to: z
    .string()
    .trim()
    .max(254)
    .regex(/^[^\0]*$/)
    .optional()
    .catch(undefined),
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});

const attachmentParams = idParam.extend({ name: z.string().max(100) });

/**
 * /_dev/posta and /_dev/posta.json: the stored mails. They contain secret links, so the application registers both only
 * outside production and without a mail server.
 */
export function registerPostbox(app: FastifyInstance): void {
  registerAttachments(app);
  app.get("/_dev/posta.json", { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await listMails(request.ctx, query.parse(request.query).to) };
  });
  app.get("/_dev/sms.json", { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await listTexts(request.ctx) };
  });
  app.get("/_dev/posta", { schema: { hide: true } }, async (request, reply) => {
    const { to, id } = query.parse(request.query);
    const all = await listMails(request.ctx, to);
    reply.headers({
      "cache-control": "no-store",
      "content-type": "text/html; charset=utf-8",
      // Only styles are allowed: neither the page nor a mail in its frame can run or load anything.
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
    const texts = await listTexts(request.ctx);
    const asked = all.find((mail) => mail.id === id);
    return postboxPage({
      mails: all,
      chosen: asked ?? all[0],
      to,
      texts,
      isReading: asked !== undefined,
    });
  });
}

/** A file of a mail, to be saved. */
function registerAttachments(app: FastifyInstance): void {
  app.get("/_dev/posta/:id/:name", { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const asked = attachmentParams.safeParse(request.params);
    if (!asked.success) throw new NotFound();
    const file = await findAttachment(request.ctx, asked.data);
    if (!file) throw new NotFound();
    reply
      .header("content-disposition", `attachment; filename="${file.name}"`)
      .header("x-content-type-options", "nosniff");
    return reply.type(file.type).send(file.data);
  });
}
