import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { privacyMails } from "#server/features/mails/privacy/privacy-mails.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { dataExports } from "#server/features/privacy/table.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { claimedUntil, exportExpiresAt, maxAttempts } from "./export-rules.ts";
import { removeArchive } from "./place.ts";
import { writeArchive } from "./write-archive.ts";

interface Claim extends Record<string, unknown> {
  readonly id: number;
  readonly userId: number;
  readonly attempts: number;
}

/** Exports that wait, and those whose process has died. */
export const waitingExports = (mailSettings: MailSettings): Queue => ({
  name: "makeExports",
  due: sql`
    select min(case when status = 'waiting' then '-infinity' else claimed_until end) from data_exports
    where status in ('waiting', 'running')`,
  run: (ctx) => makeExports(ctx, mailSettings),
});

/** Makes the exports that wait, and those whose process has died; returns how many. Several processes may run it. */
export async function makeExports(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  let made = 0;
  for (let claim = await claimExport(ctx); claim; claim = await claimExport(ctx)) {
    if (await makeOne(ctx, mailSettings, claim)) made++;
  }
  return made;
}

/** The export that has waited longest, with one attempt more. */
async function claimExport(ctx: Ctx): Promise<Claim | undefined> {
  const now = ctx.clock();
  const { rows } = await ctx.db.execute<Claim>(sql`
    update data_exports set status = 'running', attempts = attempts + 1, claimed_until = ${claimedUntil(now)},
      files_done = 0, files_total = 0
    where id = (
      select id from data_exports
      where status = 'waiting' or (status = 'running' and claimed_until < ${now})
      order by id limit 1 for update skip locked)
    returning id, user_id as "userId", attempts`);
  return rows[0];
}

async function makeOne(ctx: Ctx, mailSettings: MailSettings, { id, userId, attempts }: Claim): Promise<boolean> {
  const isMine = and(eq(dataExports.id, id), eq(dataExports.attempts, attempts), eq(dataExports.status, "running"));
  try {
    if (attempts > maxAttempts) throw new Error("it was broken off too often");
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
    if (!person) throw new Error("its account is gone");
    await removeArchive(ctx, id);
    let total = 0;
    const bytes = await writeArchive(ctx, { exportId: id, person }, async (done, all) => {
      total = all;
      const progress = { filesDone: done, filesTotal: all, claimedUntil: claimedUntil(ctx.clock()) };
      const known = await ctx.db.update(dataExports).set(progress).where(isMine).returning();
      if (known.length === 0) throw new Error("another process has taken it over");
    });
    return await transaction(ctx, async (tx) => {
      const readyAt = tx.clock();
      const expiresAt = exportExpiresAt(readyAt);
      const ready = { status: "ready" as const, readyAt, expiresAt, bytes, filesDone: total };
      if ((await tx.db.update(dataExports).set(ready).where(isMine).returning()).length === 0) return false;
      const mail = { url: (to: Addresses) => to.privacy(), data: { expiresAt } };
      await privacyMails.mail("export-ready", person, `export-ready:${id}`, mail)(tx, mailSettings);
      return true;
    });
  } catch (error) {
    ctx.log.error({ err: error, id, attempts }, "an export could not be made");
    const status = attempts >= maxAttempts ? "failed" : "waiting";
    await ctx.db.update(dataExports).set({ status }).where(isMine);
    await removeArchive(ctx, id);
    return false;
  }
}
