import type { FastifyInstance } from "fastify";
import { newsletterAdmin } from "#contract/newsletter-issues/newsletter-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { bind } from "#server/http/bind.ts";
import { findCandidates } from "./admin/find-candidates.ts";
import { tableOfIssues } from "./admin/issue-table.ts";
import { planIssue } from "./admin/plan-issue.ts";
import { previewIssue, testIssue } from "./admin/show-issue.ts";
import { stopIssue } from "./admin/stop-issue.ts";
import { addIssue, changeIssue, removeIssue } from "./admin/write-issue.ts";
import { countAudience } from "./audience.ts";
import { listIssues, readIssue } from "./read-issue.ts";

/** Runs a read that only people with the scope `content` may make. */
const forOperators = <T>(ctx: Ctx, read: () => Promise<T>): Promise<T> => {
  requireScope(ctx, "content");
  return read();
};

/** Issues of the newsletter, for the operator to write and send. */
export function registerNewsletterIssues(app: FastifyInstance, mailSettings: MailSettings): void {
  bind(app, newsletterAdmin.list, (ctx, { query }) => forOperators(ctx, () => listIssues(ctx, query.page)));
  bind(app, newsletterAdmin.table, async (ctx) => ({ data: await tableOfIssues(ctx) }));
  bind(app, newsletterAdmin.get, (ctx, { params }) =>
    forOperators(ctx, async () => ({ data: await readIssue(ctx, params.id) })),
  );
  bind(app, newsletterAdmin.candidates, async (ctx, { query }) => ({
    data: await findCandidates(ctx, query),
  }));
  bind(app, newsletterAdmin.audience, (ctx, { body }) =>
    forOperators(ctx, async () => ({ data: { count: await countAudience(ctx, body.categoryIds) } })),
  );
  bind(app, newsletterAdmin.preview, async (ctx, { body }) => ({
    data: await previewIssue(ctx, mailSettings, body),
  }));
  bind(app, newsletterAdmin.test, async (ctx, { body }) => ({
    data: await testIssue(ctx, mailSettings, body),
  }));
  bind(app, newsletterAdmin.add, async (ctx, { body }) => ({ data: await addIssue(ctx, body) }));
  bind(app, newsletterAdmin.change, async (ctx, { params, body }) => ({
    data: await changeIssue(ctx, params.id, body),
  }));
  bind(app, newsletterAdmin.remove, async (ctx, { params, query }) => {
    await removeIssue(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
  bind(app, newsletterAdmin.plan, async (ctx, { params, body }) => ({
    data: await planIssue(ctx, params.id, body),
  }));
  bind(app, newsletterAdmin.stop, async (ctx, { params }) => ({ data: await stopIssue(ctx, params.id) }));
}
