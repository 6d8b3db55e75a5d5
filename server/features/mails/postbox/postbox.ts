import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invoiceForms } from "#contract/payments/invoices.ts";
import { idParam } from "#contract/values/shapes.ts";
import type { Ctx } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { invoiceFileName } from "#server/features/invoices/invoice-file.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { listAttachments } from "#server/features/mails/sending/list-attachments.ts";
import { mails } from "#server/features/mails/table.ts";
import type { SandboxSms } from "#server/ports/sms/sandbox-sms.ts";
import { postboxPage } from "./postbox-page.ts";

const shown = 200;
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

export interface PostboxText {
  readonly to: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

const attachmentParams = idParam.extend({ name: z.string().max(100) });

export interface PostboxMail {
  readonly id: number;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** Addresses in the mail, in order. */
  readonly links: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly path: string }[];
}

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

/** Text messages of the sandbox, the newest first. */
async function listTexts({ ports }: Ctx): Promise<readonly PostboxText[]> {
  return "list" in ports.sms ? (ports.sms as SandboxSms).list() : [];
}

/** A file of a mail, to be saved. */
function registerAttachments(app: FastifyInstance): void {
  app.get("/_dev/posta/:id/:name", { schema: { hide: true } }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const asked = attachmentParams.safeParse(request.params);
    if (!asked.success) throw new NotFound();
    const [mail] = await request.ctx.db.select().from(mails).where(eq(mails.id, asked.data.id));
    const files = await listAttachments(request.ctx, mail?.invoiceId ?? null);
    const file = files.find(({ name }) => name === asked.data.name);
    if (!file) throw new NotFound();
    reply
      .header("content-disposition", `attachment; filename="${file.name}"`)
      .header("x-content-type-options", "nosniff");
    return reply.type(file.type).send(file.data);
  });
}

async function listMails(ctx: Ctx, to: string | undefined): Promise<PostboxMail[]> {
  const rows = await ctx.db
    .select({ mail: mails, number: invoices.number })
    .from(mails)
    .leftJoin(invoices, eq(invoices.id, mails.invoiceId))
    .where(to ? eq(mails.recipient, to) : undefined)
    .orderBy(desc(mails.id))
    .limit(shown);
  return rows.map(({ mail: row, number }) => ({
    id: row.id,
    to: row.recipient,
    kind: row.kind,
    subject: row.subject,
    text: row.text,
    html: row.html,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
    attachments: (number === null ? [] : invoiceForms.map((form) => invoiceFileName(number, form))).map(
      (name) => ({ name, path: `/_dev/posta/${row.id}/${name}` }),
    ),
  }));
}
