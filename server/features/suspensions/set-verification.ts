import type { z } from "zod";
import type { PersonFile, people } from "#contract/accounts/people.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Forbidden } from "#server/errors.ts";
import { setAccountVerified, setAgeVerified } from "#server/features/accounts/status/set-verified.ts";
import { findPerson, getPerson, mayDecideAbout } from "./get-person.ts";

/** A moderator's decision that an account, or its owner's age, counts as verified or does not; the same again changes nothing. */
export async function setVerification(
  ctx: Ctx,
  name: string,
  { kind, verified, reason }: z.output<typeof people.setVerification.body>,
): Promise<PersonFile> {
  const { userId: byId } = requireScope(ctx, "moderation");
  const person = await findPerson(ctx, name);
  if (!(await mayDecideAbout(ctx, person))) throw new Forbidden("FORBIDDEN");
  const set = kind === "account" ? setAccountVerified : setAgeVerified;
  await transaction(ctx, (tx) => set(tx, { userId: person.id, byId, verified, reason }));
  return getPerson(ctx, name);
}
