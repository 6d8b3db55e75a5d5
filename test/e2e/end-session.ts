import { eq } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import type { Person } from "./people.ts";
import { serverContext } from "./server-context.ts";

/** Somebody's session ends elsewhere, as by a new password or a suspension. */
export async function endSession(person: Person): Promise<void> {
  const { db } = await serverContext();
  await db.delete(tokens).where(eq(tokens.userId, person.id));
}
