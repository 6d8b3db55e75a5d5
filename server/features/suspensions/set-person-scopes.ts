import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { setScopes } from "#server/features/accounts/status/set-scopes.ts";
import { findPerson, getPerson } from "./get-person.ts";

/**
 * A31: An administrator, after a fresh proof, gives and takes scopes of anybody else with a confirmed e-mail, with a
 * reason that the audit keeps; they are in force at once. Nobody changes the own ones, and of two administrators who
 * take each other's one stays, so that there always is one.
 *
 * By a sign-in that has just shown who is there (rule A24).
 */
export async function setPersonScopes(
  ctx: Ctx,
  name: string,
  decision: z.output<typeof people.setScopes.body>,
): Promise<PersonFile> {
  const { userId: byId } = requireScope(ctx, "admin");
  const { id: userId } = await findPerson(ctx, name);
  await requireReauthentication(ctx);
  await transaction(ctx, (tx) => setScopes(tx, { userId, byId, ...decision }));
  return getPerson(ctx, name);
}
