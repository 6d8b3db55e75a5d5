import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { listAccountsOf } from "#server/features/accounts/contact/list-accounts-of.ts";
import { setMembership } from "#server/features/accounts/groups/set-membership.ts";
import { findPerson, getPerson, mayDecideAbout } from "./get-person.ts";

/**
 * A17: A user is in one group at a time, from when a moderator says until a day or until it is changed; a group has a discount of 0 to
 * 100 percent, which `/api/me` and the session say. Nobody puts themselves into one, nor an account with
 * their telephone or bank account; each change is audited, and stored over the membership that was seen: of two the second is told.
 */
export async function setGroup(
  ctx: Ctx,
  name: string,
  { groupId, until, seen }: z.output<typeof people.setGroup.body>,
): Promise<PersonFile> {
  const { userId: byId } = requireScope(ctx, "moderation");
  const person = await findPerson(ctx, name);
  if (!(await mayDecideAbout(ctx, person))) throw new Forbidden("FORBIDDEN");
  // A discount is money, up to the whole price.
  if ((await listAccountsOf(ctx, byId)).includes(person.id)) throw new Forbidden("OWN_MONEY");
  await setMembership(ctx, {
    userId: person.id,
    byId,
    groupId,
    until: until === null ? null : new Date(until),
    seen,
  });
  return getPerson(ctx, name);
}
