import { type Ctx, requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import type { reports } from "./table.ts";

type Report = typeof reports.$inferSelect;

/** Nobody decides about what they reported, as a guest at their own e-mail too, nor about themselves (rule M14). */
export async function requireNoSide(
  ctx: Ctx,
  { reporterId, reportedId, guestEmail }: Pick<Report, "reporterId" | "reportedId" | "guestEmail">,
): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  if (reporterId === userId || reportedId === userId) throw new Forbidden("FORBIDDEN");
  if (guestEmail === null) return;
  const [moderator] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (moderator?.email.toLowerCase() === guestEmail) throw new Forbidden("FORBIDDEN");
}
