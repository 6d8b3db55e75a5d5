import { type Ctx, requireUser } from "#server/context.ts";
import { auditEntries } from "./table.ts";

/** Kinds that touch the security of an account; the log names them too, and a failed log-in changes nothing but itself. */
const security = [
  "scopes",
  "suspension",
  "bank_account",
  "verification",
  "password",
  "email",
  "username",
  "deletion",
  "sign_in",
  "second_factor",
  "passkey",
] as const;

export interface Change {
  readonly subject:
    | "banner"
    | "store"
    | "product"
    | "stock"
    | "goods_order"
    | "carrier"
    | "setting"
    | "money"
    | "voucher"
    | "fees"
    | "report"
    | "group"
    | (typeof security)[number];
  readonly id: number | string;
  /** The value before and after; null where there was or is nothing. Never a secret. */
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * Records a change with its author, in the transaction of the change itself; the operator's commands name `byId` themselves, and
 * null is somebody who has not signed in. What touches security is in the log as well, by account and never by name or value.
 */
export async function recordChange(
  ctx: Ctx,
  { subject, id, from, to }: Change,
  byId: number | null = requireUser(ctx).userId,
): Promise<void> {
  await ctx.db.insert(auditEntries).values(entryOf({ subject, id, from, to }, byId));
  if (!security.some((kind) => kind === subject)) return;
  ctx.afterCommit(() => ctx.log.warn({ security: subject, account: id, by: byId }, "security event"));
}

/** Records many changes at once, none of which touches the security of an account. */
export async function recordChanges(
  ctx: Ctx,
  changes: readonly (Change & { readonly subject: "product" | "stock" })[],
): Promise<void> {
  const byId = requireUser(ctx).userId;
  if (changes.length > 0)
    await ctx.db.insert(auditEntries).values(changes.map((change) => entryOf(change, byId)));
}

function entryOf({ subject, id, from, to }: Change, byId: number | null) {
  return { byId, subject, subjectId: String(id), before: from ?? null, after: to ?? null };
}
