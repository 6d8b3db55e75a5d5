import { dayMs } from "#contract/values/durations.ts";
import { demoPassword, type Person, people } from "#demo/content/people.ts";
import type { Random } from "#demo/random.ts";
import type { Ctx } from "#server/context.ts";
import { hashPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { skeletonOf } from "#server/features/accounts/sign-up/name-rules.ts";
import { users } from "#server/features/accounts/table.ts";
import type { Member } from "./member.ts";

/** Stores the people of the demo. All have the same published password, so it is hashed once. */
export async function storePeople(ctx: Ctx, random: Random): Promise<Member[]> {
  const passwordHash = await hashPassword(demoPassword);
  const now = ctx.clock();
  const rows = people.map((person) => ({ ...accountOf(person, now, random), passwordHash }));
  const stored = await ctx.db.insert(users).values(rows).returning({ id: users.id, email: users.email });
  const ids = new Map(stored.map(({ email, id }) => [email, id]));
  return people.map((person) => ({ ...person, id: ids.get(person.email) ?? 0 }));
}

/** All but the newcomers joined before the oldest closed auction. */
function accountOf(person: Person, now: Date, random: Random) {
  const days = person.newcomer ? random.float(0.2, 3) : random.float(380, 1_400);
  const createdAt = new Date(now.getTime() - days * dayMs);
  const confirmedAt = person.newcomer ? null : new Date(createdAt.getTime() + random.int(2, 90) * 60_000);
  return {
    email: person.email,
    username: person.username,
    usernameSkeleton: skeletonOf(person.username),
    scopes: [...(person.scopes ?? [])],
    trader: person.trader ?? false,
    createdAt,
    termsAcceptedAt: createdAt,
    adultDeclaredAt: createdAt,
    emailConfirmedAt: confirmedAt,
    ageVerifiedAt: person.verified ? confirmedAt : null,
    accountVerifiedAt: person.verified ? confirmedAt : null,
  };
}
