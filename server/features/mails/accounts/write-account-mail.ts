import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import type { accountEvents } from "#server/features/accounts/events.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { users } from "#server/features/accounts/table.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { accountMails } from "./account-mails.ts";

const { write } = accountMails;

/** Who confirms an e-mail sees so; a change of it goes to other addresses than the account's (write-email-change-mails.ts). */
type AccountTopic = Exclude<
  keyof typeof accountEvents,
  "EmailChangeWanted" | "EmailChanged" | "EmailConfirmed" | "FormerEmailTried"
>;

type AccountEvent = PayloadOf<(typeof accountEvents)[AccountTopic]>;

/** Writes a mail about an account; secret links are made in the event's transaction, in plain only in the mail. */
export async function writeAccountMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  event: AccountEvent,
  payload: AccountTopic,
): Promise<void> {
  const { userId, requestId } = event;
  if (userId === null) return;
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const topic = recipient ? topicFor(recipient, payload) : payload;
  const key = `${mails[topic].kind}:${userId}:${requestId}`;
  // An event may be delivered twice, and a second link would invalidate the one already mailed.
  if (!recipient || (await isMailWritten(ctx, key))) return;
  if (topic === "ConfirmationWanted" && recipient.emailConfirmedAt) return;
  // A suspension that has ended meanwhile, or come back, has its own mail.
  if (topic === "AccountSuspended" && !recipient.suspendedAt) return;
  if (topic === "AccountReleased" && recipient.suspendedAt) return;

  const secret = await makeLink(ctx, topic, userId);
  await writeMail(ctx, mailSettings, recipient, {
    key,
    kind: mails[topic].kind,
    isSignInLink: topic === "ConfirmationWanted",
    ...(secret && { linkHash: hashSecret(secret) }),
    content: (addresses) => mails[topic].text({ addresses, secret, recipient, event }),
  });
}

/** Until the e-mail is confirmed, every way into the account is its confirmation, which also sets a password (rule A14). */
function topicFor({ emailConfirmedAt }: typeof users.$inferSelect, topic: AccountTopic): AccountTopic {
  const isSignInLink = topic === "PasswordResetWanted" || topic === "RegistrationRepeated";
  return isSignInLink && emailConfirmedAt === null ? "ConfirmationWanted" : topic;
}

interface Occasion {
  readonly addresses: Addresses;
  /** The secret of a link, where the mail has one. */
  readonly secret: string;
  readonly recipient: typeof users.$inferSelect;
  readonly event: AccountEvent;
}

/** The kind and the text of the mail about each event. */
const mails: Record<AccountTopic, { kind: MailKind; text: (occasion: Occasion) => MailTexts }> = {
  ConfirmationWanted: {
    kind: "confirm-email",
    text: ({ addresses, secret, event }) =>
      write("confirm-email", { url: addresses.welcome(secret, "redirect" in event ? event : undefined) }),
  },
  PasswordResetWanted: {
    kind: "new-password",
    text: ({ addresses, secret }) => write("new-password", { url: addresses.changePassword(secret) }),
  },
  RegistrationRepeated: {
    kind: "account-exists",
    text: ({ addresses }) => write("account-exists", { url: addresses.resetPassword() }),
  },
  PasswordChanged: {
    kind: "password-changed",
    text: ({ addresses }) => write("password-changed", { url: addresses.resetPassword() }),
  },
  SignInGuardChanged: {
    kind: "sign-in-guard-changed",
    text: ({ addresses, event }) =>
      write("sign-in-guard-changed", {
        url: addresses.security(),
        change: "change" in event ? event.change : "second_factor_off",
      }),
  },
  BankAccountChanged: {
    kind: "bank-account-changed",
    text: ({ addresses, event }) =>
      write("isFirst" in event && event.isFirst ? "bank-account-entered" : "bank-account-changed", {
        url: addresses.contact(),
      }),
  },
  VerificationWithdrawn: {
    kind: "verification-withdrawn",
    text: ({ addresses, event }) =>
      write("verification-withdrawn", {
        url: addresses.verification(),
        decision: { rule: null, reason: "reason" in event ? event.reason : "" },
      }),
  },
  VerificationLapsed: {
    kind: "verification-lapsed",
    text: ({ addresses }) => write("verification-lapsed", { url: addresses.verification() }),
  },
  DeletionCancelled: {
    kind: "deletion-cancelled",
    text: ({ addresses }) => write("deletion-cancelled", { url: addresses.privacy() }),
  },
  AccountSuspended: {
    kind: "account-suspended",
    text: ({ addresses, recipient: { suspendedReason: reason } }) =>
      write("account-suspended", {
        url: addresses.deals(),
        by: reason === null ? "strikes" : "moderator",
        decision: { rule: null, reason },
      }),
  },
  AccountReleased: {
    kind: "account-released",
    text: ({ addresses }) => write("account-released", { url: addresses.home() }),
  },
};

async function makeLink(ctx: Ctx, topic: AccountTopic, userId: number): Promise<string> {
  if (topic === "ConfirmationWanted") return createMailLink(ctx, userId, "confirm");
  if (topic === "PasswordResetWanted") return createMailLink(ctx, userId, "password");
  return "";
}
