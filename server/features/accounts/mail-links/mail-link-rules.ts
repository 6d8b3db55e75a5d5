import { confirmLinkHours, passwordLinkMinutes } from "#contract/accounts/account-limits.ts";
import { minuteMs } from "#contract/values/durations.ts";
import type { mailLinks } from "#server/features/accounts/table.ts";

export type LinkPurpose = (typeof mailLinks.$inferSelect)["purpose"];

/**
 * A5: A link to confirm an e-mail works for {confirmLinkHours} hours, one for a new password for {passwordLinkMinutes}
 * minutes, counted from the sending of its mail, each once; a newer one kills the older.
 *
 * How long a link may be used once it is sent, ms.
 */
export const lifetimeMs: Record<LinkPurpose, number> = {
  confirm: confirmLinkHours * 60 * minuteMs,
  password: passwordLinkMinutes * minuteMs,
};

/** How long its mail may wait for a mail server (mails/sending/sending-rules.ts); then the link is of no use either. */
export const waitsMs = 3 * 24 * 60 * minuteMs;
