import { eq } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { house } from "./house.ts";
import type { Person } from "./people.ts";

/** Somebody's session ends elsewhere, as by a new password or a suspension. */
export async function endSession(person: Person): Promise<void> {
  const { db } = await house();
  await db.delete(tokens).where(eq(tokens.userId, person.id));
}
