import type { ContentKind, ContentVersion } from "#contract/content/text-versions.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, desc, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { contentVersions } from "#server/features/content/table.ts";

type Value = ContentVersion["value"];

const shownVersions = 20;

/**
 * SE8: Whatever an article or info page has said is kept with who stored it and when, is shown (the last {shownVersions}), and can be
 * brought back; the address follows the title, and an old one leads to it. Pages of the site are changed and never removed.
 *
 * In the transaction of the change. `before` is kept first where nothing is yet: it came with the site or was written before versions were
 * kept.
 */
export async function keepVersion(
  tx: Ctx,
  kind: ContentKind,
  id: number,
  { before, after }: { before?: { value: Value; at: Date }; after: Value },
): Promise<void> {
  const { userId } = requireUser(tx);
  const ofThis = and(eq(contentVersions.kind, kind), eq(contentVersions.subjectId, id));
  if (before && (await tx.db.$count(contentVersions, ofThis)) === 0)
    await tx.db.insert(contentVersions).values({ kind, subjectId: id, byId: null, ...before });
  await tx.db.insert(contentVersions).values({ kind, subjectId: id, byId: userId, at: tx.clock(), value: after });
}

export async function forgetVersions(tx: Ctx, kind: ContentKind, id: number): Promise<void> {
  await tx.db.delete(contentVersions).where(and(eq(contentVersions.kind, kind), eq(contentVersions.subjectId, id)));
}

/** What a text has said, the newest first. */
export async function readVersions(ctx: Ctx, kind: ContentKind, id: number): Promise<ContentVersion[]> {
  const rows = await ctx.db
    .select({
      id: contentVersions.id,
      at: contentVersions.at,
      value: contentVersions.value,
      by: users.username,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.byId))
    .where(and(eq(contentVersions.kind, kind), eq(contentVersions.subjectId, id)))
    .orderBy(desc(contentVersions.id))
    .limit(shownVersions);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
