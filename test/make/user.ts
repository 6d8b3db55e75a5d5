import { randomBytes } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { tokens, users } from "#server/features/accounts/table.ts";

/** Password of every made user. */
export const testPassword = "kabinet-test-2026";
/** The hash of that password, made beforehand, since hashing on each use would cost most of a test's time. */
const testPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$K+la6ExG2GY68uwxkbJ8NA$QgvgoSxE2FtTGBmNEYQXtEJlR5FZJWk4tz1Kbcqxv7w";

export interface TestUser {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  /** The token that signs in as this user: `authorization: Bearer …`. */
  readonly token: string;
}

let made = 0;
/** Journeys of two processes make people in one database. */
const run = randomBytes(4).toString("hex");

/** Stores a signed-in user who may list and bid on everything without bounds (e-mail confirmed, age and account verified). */
export async function makeUser(ctx: Ctx, overrides: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  made += 1;
  const now = ctx.clock();
  const [user] = await ctx.db
    .insert(users)
    .values({
      email: `user${made}.${run}@kabinet.test`,
      username: `user${made}.${run}`,
      passwordHash: testPasswordHash,
      emailConfirmedAt: now,
      ageVerifiedAt: now,
      accountVerifiedAt: now,
      termsAcceptedAt: now,
      adultDeclaredAt: now,
      ...overrides,
    })
    .returning({ id: users.id, email: users.email, username: users.username });
  if (!user) throw new Error("an insert returns its row");
  const token = await createToken(ctx, user.id, null);
  if (overrides.scopes) await outliveClock(ctx, user);
  return { ...user, token };
}

/** Whoever works for the operator is signed in for twelve hours (rule A3), tests move their clocks by weeks. */
async function outliveClock(ctx: Ctx, { id }: { id: number }): Promise<void> {
  const expiresAt = new Date(ctx.clock().getTime() + 30 * 24 * 3_600_000);
  await ctx.db
    .update(tokens)
    .set({ createdAt: new Date("2100-01-01"), expiresAt })
    .where(eq(tokens.userId, id));
}

/** The same, who has just shown who is there. */
export async function makeProvedUser(ctx: Ctx, overrides: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
  const user = await makeUser(ctx, overrides);
  await prove(ctx, user);
  return user;
}

/** Somebody's sign-ins have shown who is there (rule A24), whatever the clock of the test says later. */
export async function prove(ctx: Ctx, { id }: { id: number }): Promise<void> {
  const provedAt = new Date("2100-01-01");
  await ctx.db.update(tokens).set({ provedAt }).where(eq(tokens.userId, id));
}
