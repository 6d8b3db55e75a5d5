import { type Ctx, requireUser } from "#server/context.ts";
import { auditEntries } from "./table.ts";

export interface Change {
  readonly subject: "banner" | "setting" | "scopes" | "suspension" | "bank_account";
  readonly id: number | string;
  /** The value before and after; null where there was or is nothing. */
  readonly from: unknown;
  readonly to: unknown;
}

/** Records a change with its author, in the transaction of the change itself; the operator's commands name `byId` themselves. */
export async function recordChange(
  ctx: Ctx,
  { subject, id, from, to }: Change,
  byId = requireUser(ctx).userId,
): Promise<void> {
  const before = from ?? null;
  const after = to ?? null;
  await ctx.db.insert(auditEntries).values({ byId, subject, subjectId: String(id), before, after });
}
