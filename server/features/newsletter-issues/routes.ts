import type { FastifyInstance } from "fastify";
import { newsletterDesk } from "#contract/content/newsletter-desk.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import type { House } from "#server/features/mails/letters/write-letter.ts";
import { bind } from "#server/http/bind.ts";
import { countAudience } from "./audience.ts";
import { findCandidates } from "./desk/find-candidates.ts";
import { tableOfIssues } from "./desk/issue-table.ts";
import { planIssue } from "./desk/plan-issue.ts";
import { previewIssue, testIssue } from "./desk/show-issue.ts";
import { stopIssue } from "./desk/stop-issue.ts";
import { addIssue, changeIssue, removeIssue } from "./desk/write-issue.ts";
import { listIssues, readIssue } from "./read-issue.ts";

/** Runs a read that only people with the scope `content` may make. */
const forKeepers = <T>(ctx: Ctx, read: () => Promise<T>): Promise<T> => {
  requireScope(ctx, "content");
  return read();
};

/** Issues of the newsletter, for the operator to write and send. */
export function registerNewsletterIssues(app: FastifyInstance, house: House): void {
  bind(app, newsletterDesk.list, (ctx, { query }) => forKeepers(ctx, () => listIssues(ctx, query.page)));
  bind(app, newsletterDesk.table, async (ctx) => ({ data: await tableOfIssues(ctx) }));
  bind(app, newsletterDesk.get, (ctx, { params }) =>
    forKeepers(ctx, async () => ({ data: await readIssue(ctx, params.id) })),
  );
  bind(app, newsletterDesk.candidates, async (ctx, { query }) => ({
    data: await findCandidates(ctx, query),
  }));
  bind(app, newsletterDesk.audience, (ctx, { body }) =>
    forKeepers(ctx, async () => ({ data: { count: await countAudience(ctx, body.categoryIds) } })),
  );
  bind(app, newsletterDesk.preview, async (ctx, { body }) => ({
    data: await previewIssue(ctx, house, body),
  }));
  bind(app, newsletterDesk.test, async (ctx, { body }) => ({ data: await testIssue(ctx, house, body) }));
  bind(app, newsletterDesk.add, async (ctx, { body }) => ({ data: await addIssue(ctx, body) }));
  bind(app, newsletterDesk.change, async (ctx, { params, body }) => ({
    data: await changeIssue(ctx, params.id, body),
  }));
  bind(app, newsletterDesk.remove, async (ctx, { params, query }) => {
    await removeIssue(ctx, params.id, query);
    return { data: { ok: true } } as const;
  });
  bind(app, newsletterDesk.plan, async (ctx, { params, body }) => ({
    data: await planIssue(ctx, params.id, body),
  }));
  bind(app, newsletterDesk.stop, async (ctx, { params }) => ({ data: await stopIssue(ctx, params.id) }));
}
