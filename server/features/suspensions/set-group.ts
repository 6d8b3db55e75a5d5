import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { listAccountsOf } from "#server/features/accounts/contact/list-accounts-of.ts";
import { setMembership } from "#server/features/accounts/groups/set-membership.ts";
import { findPerson, getPerson, mayDecideAbout } from "./get-person.ts";

/**
 * A32: A moderator sets the group neither of the own account nor of one with their telephone or bank account.
 *
 * Whom a moderator may decide about (rule K9) is put into a group (rule A17).
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
