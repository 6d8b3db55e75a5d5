import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { findPerson, getPerson, mayDecideAbout } from "./get-person.ts";
import { releasePerson, suspendPerson } from "./suspend-person.ts";

/** A moderator's decision to suspend or release an account (rule K9); the same again changes nothing. */
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
