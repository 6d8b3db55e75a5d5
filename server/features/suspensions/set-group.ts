import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { setMembership } from "#server/features/accounts/groups/set-membership.ts";
import { findPerson, getPerson, mayDecideAbout } from "./get-person.ts";

/** A moderator's decision which group an account is in (RULES.md A17), over the one that was seen; the same again changes nothing. */
export async function setGroup(
  ctx: Ctx,
  name: string,
  { groupId, until, seen }: z.output<typeof people.setGroup.body>,
): Promise<PersonFile> {
  const { userId: byId } = requireScope(ctx, "moderation");
  const person = await findPerson(ctx, name);
  if (!(await mayDecideAbout(ctx, person))) throw new Forbidden("FORBIDDEN");
  await setMembership(ctx, {
    userId: person.id,
    byId,
    groupId,
    until: until === null ? null : new Date(until),
    seen,
  });
  return getPerson(ctx, name);
}
