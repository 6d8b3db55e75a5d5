import type { FastifyInstance } from "fastify";
import { mailAdmin } from "#contract/mails/mail-admin.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { bind } from "#server/http/bind.ts";
import { getSample } from "./get-sample.ts";
import { listSamples } from "./list-samples.ts";

/** The mails that the site sends, for its operator to read. */
export function registerMailSamples(app: FastifyInstance, mailSettings: MailSettings): void {
  bind(app, mailAdmin.list, async (ctx) => ({ data: listSamples(ctx) }));
  bind(app, mailAdmin.get, async (ctx, { params }) => ({
    data: await getSample(ctx, mailSettings, params.name),
  }));
}
