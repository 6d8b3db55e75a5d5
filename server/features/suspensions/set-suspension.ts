import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { findPerson, getPerson, mayDecideAbout } from "./get-person.ts";
import { releasePerson, suspendPerson } from "./suspend-person.ts";

/**
 * K9: A moderator suspends and releases an account with a reason, never the own one nor one with whom the moderator
 * meets on a running lot, and one of the staff only as admin.
 *
 * The same again changes nothing.
 */
export async function setSuspension(
  ctx: Ctx,
  name: string,
  { suspended, reason }: z.output<typeof people.setSuspension.body>,
): Promise<PersonFile> {
  const { userId: byId } = requireScope(ctx, "moderation");
  const person = await findPerson(ctx, name);
  if (!(await mayDecideAbout(ctx, person))) throw new Forbidden("FORBIDDEN");
  await (suspended ? suspendPerson : releasePerson)(ctx, { userId: person.id, byId, reason });
  return getPerson(ctx, name);
}
