import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { mailLinks } from "#server/features/accounts/table.ts";
import { type LinkPurpose, lifetimeMs, waitsMs } from "./mail-link-rules.ts";

/** Makes the secret of a mailed link and returns it; earlier unused links of the same purpose stop working. */
export async function createMailLink(ctx: Ctx, userId: number, purpose: LinkPurpose): Promise<string> {
  const { plain, hash } = newSecret();
  const expiresAt = new Date(ctx.clock().getTime() + waitsMs + lifetimeMs[purpose]);
  await transaction(ctx, async (tx) => {
    await tx.db
      .delete(mailLinks)
      .where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose), isNull(mailLinks.usedAt)));
    await tx.db.insert(mailLinks).values({ hash, userId, purpose, createdAt: ctx.clock(), expiresAt });
  });
  return plain;
}
