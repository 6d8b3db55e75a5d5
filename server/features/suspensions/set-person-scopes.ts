import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { setScopes } from "#server/features/accounts/status/set-scopes.ts";
import { findPerson, getPerson } from "./get-person.ts";

/** An administrator's decision what an account may do for the site, by a sign-in that has just shown who is there (rules A24, A31). */
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
