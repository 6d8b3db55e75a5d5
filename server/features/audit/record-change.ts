import type { AuditKind } from "#contract/audit/audit-kinds.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { logSecurityEvent } from "./log-security-event.ts";
import { auditEntries } from "./table.ts";

export interface Change {
  readonly subject: Exclude<AuditKind, "reading">;
  readonly id: number | string;
  /** The value before and after; null where there was or is nothing. Never a secret. */
  readonly from: unknown;
  readonly to: unknown;
  /** In the words of who did it, where the operation asks for them. */
  readonly reason?: string | null;
}

/**
 * AU3: Whatever the staff change is in the audit, in the same transaction: who, when, of what, from what to what, and the reason where one
 * is asked for. Decisions about listings, bids, cases, reviews, answers, reports and suspicions are, beside their own records.
 *
 * The operator's commands name `byId` themselves, and null is somebody who has not signed in.
 */
export async function recordChange(
  ctx: Ctx,
  change: Change,
  byId: number | null = requireUser(ctx).userId,
): Promise<void> {
  await ctx.db.insert(auditEntries).values(entryOf(change, byId));
  logSecurityEvent(ctx, change, byId);
}

/** Records many changes at once, none of which touches the security of an account. */
export async function recordChanges(
  ctx: Ctx,
  changes: readonly (Change & { readonly subject: "product" | "stock" })[],
): Promise<void> {
  const byId = requireUser(ctx).userId;
  if (changes.length > 0) await ctx.db.insert(auditEntries).values(changes.map((change) => entryOf(change, byId)));
}

function entryOf({ subject, id, from, to, reason = null }: Change, byId: number | null) {
  return { byId, subject, subjectId: String(id), before: from ?? null, after: to ?? null, reason };
}
