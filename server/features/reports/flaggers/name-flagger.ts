import type { z } from "zod";
import { email as emailShape } from "#contract/accounts/accounts.ts";
import type { flaggerAdmin as contract } from "#contract/reports/trusted-flaggers.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { accountDeletions, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { trustedFlaggers } from "#server/features/reports/table.ts";
import { flaggerRefusal } from "./flagger-rules.ts";

/**
 * Names a trusted flagger (rule M19): an account by its user name or e-mail, or the e-mail address from which an organisation
 * will have one. Throws FLAGGER_EXISTS where it is one already, and refuses who cannot be one.
 */
export async function nameFlagger(ctx: Ctx, { name, who, reason }: z.output<typeof contract.name.body>): Promise<void> {
  const { userId: namedById } = requireScope(ctx, "admin");
  await transaction(ctx, async (tx) => {
    const found = await findWho(tx, who);
    const [stored] = await tx.db
      .insert(trustedFlaggers)
      .values({ name, ...found, reason, createdAt: tx.clock(), namedById })
      .onConflictDoNothing()
      .returning({ id: trustedFlaggers.id });
    if (!stored) throw new Conflict("FLAGGER_EXISTS");
    await recordChange(tx, {
      subject: "trusted_flagger",
      id: stored.id,
      from: null,
      to: { name, ...found },
      reason,
    });
  });
}

async function findWho(ctx: Ctx, who: string): Promise<{ userId: number | null; email: string | null }> {
  const isEmail = who.includes("@");
  const [account] = await ctx.db
    .select({
      ...{ id: users.id, scopes: users.scopes, isShop: users.isShop, suspendedAt: users.suspendedAt },
      emailConfirmedAt: users.emailConfirmedAt,
      isDeparting: sql<boolean>`exists (select from ${accountDeletions} where ${accountDeletions.userId} = ${users.id})`,
    })
    .from(users)
    .where(isEmail ? sql`lower(${users.email}) = ${who.toLowerCase()}` : eq(users.username, who))
    // A name and an address belong to the confirmed account; others only wish for them.
    .orderBy(sql`(${users.emailConfirmedAt} is null)`, users.id)
    .limit(1)
    .for("share", { of: users });
  // An address is named for whoever will have confirmed it.
  if (isEmail && !account?.emailConfirmedAt) {
    if (!emailShape.safeParse(who).success) throw new Invalid({ who: ["FLAGGER_UNKNOWN"] });
    return { userId: null, email: who.toLowerCase() };
  }
  if (!account) throw new Invalid({ who: ["FLAGGER_UNKNOWN"] });
  const refusal = flaggerRefusal(account);
  if (refusal) throw new Invalid({ who: [refusal] });
  return { userId: account.id, email: null };
}
