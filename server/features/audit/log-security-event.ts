import { type AuditKind, securityKinds } from "#contract/audit/audit-kinds.ts";
import type { Ctx } from "#server/context.ts";

/**
 * SE6: Failed and slowed log-ins, new passwords, confirmed e-mails, changes of bank accounts and scopes, suspensions
 * and releases are security events: in the log by account, and (but for slowed ones) in the audit; neither holds an
 * e-mail, a password or a whole account number.
 *
 * Writes a change that touches the security of an account into the log, once it is stored.
 */
export function logSecurityEvent(
  ctx: Ctx,
  { subject, id }: { readonly subject: AuditKind; readonly id: number | string },
  byId: number | null,
): void {
  if (!securityKinds.some((kind) => kind === subject)) return;
  ctx.afterCommit(() => ctx.log.warn({ security: subject, account: id, by: byId }, "security event"));
}
