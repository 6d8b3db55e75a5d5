import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import type { accountEvents } from "#server/features/accounts/events.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { users } from "#server/features/accounts/table.ts";
import type { MailKind } from "#server/features/mails/letters/mail-kinds.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { accountExistsLetter } from "./account-exists.ts";
import { accountReleasedLetter } from "./account-released.ts";
import { accountSuspendedLetter } from "./account-suspended.ts";
import { bankAccountChangedLetter } from "./bank-account-changed.ts";
import { bankAccountEnteredLetter } from "./bank-account-entered.ts";
import { confirmEmailLetter } from "./confirm-email.ts";
import { deletionCancelledLetter } from "./deletion-cancelled.ts";
import { newPasswordLetter } from "./new-password.ts";
import { passwordChangedLetter } from "./password-changed.ts";
import { signInGuardChangedLetter } from "./sign-in-guard-changed.ts";
import { verificationLapsedLetter } from "./verification-lapsed.ts";
import { verificationWithdrawnLetter } from "./verification-withdrawn.ts";

/** Who confirms an e-mail sees so; a change of it goes to other addresses than the account's (write-email-change-mails.ts). */
type AccountTopic = Exclude<
  keyof typeof accountEvents,
  "EmailChangeWanted" | "EmailChanged" | "EmailConfirmed" | "FormerEmailTried"
>;

/** Writes a mail about an account; secret links are made in the event's transaction, in plain only in the mail. */
export async function writeAccountMail(
  ctx: Ctx,
  house: House,
  { userId, requestId, ...event }: PayloadOf<(typeof accountEvents)[AccountTopic]>,
  told: AccountTopic,
): Promise<void> {
  if (userId === null) return;
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  const topic = recipient ? topicFor(recipient, told) : told;
  const key = `${kinds[topic]}:${userId}:${requestId}`;
  // An event may be delivered twice, and a second link would invalidate the one already mailed.
  if (!recipient || (await isMailWritten(ctx, key))) return;
  if (topic === "ConfirmationWanted" && recipient.emailConfirmedAt) return;
  // A suspension that has ended meanwhile, or come back, has its own mail.
  if (topic === "AccountSuspended" && !recipient.suspendedAt) return;
  if (topic === "AccountReleased" && recipient.suspendedAt) return;

  const secret = await makeLink(ctx, topic, userId);
  await writeLetter(ctx, house, recipient, {
    key,
    kind: kinds[topic],
    isWayIn: topic === "ConfirmationWanted",
    ...(secret && { linkHash: hashSecret(secret) }),
    letter: (addresses) => {
      switch (topic) {
        case "ConfirmationWanted":
          return confirmEmailLetter(addresses.welcome(secret, "redirect" in event ? event : undefined));
        case "PasswordResetWanted":
          return newPasswordLetter(addresses.changePassword(secret));
        case "RegistrationRepeated":
          return accountExistsLetter(addresses.resetPassword());
        case "PasswordChanged":
          return passwordChangedLetter(addresses.resetPassword());
        case "SignInGuardChanged":
          return signInGuardChangedLetter(
            "change" in event ? event.change : "second_factor_off",
            addresses.security(),
          );
        case "BankAccountChanged":
          return "isFirst" in event && event.isFirst
            ? bankAccountEnteredLetter(addresses.contact())
            : bankAccountChangedLetter(addresses.contact());
        case "VerificationWithdrawn":
          return verificationWithdrawnLetter("reason" in event ? event.reason : "", addresses.verification());
        case "VerificationLapsed":
          return verificationLapsedLetter(addresses.verification());
        case "DeletionCancelled":
          return deletionCancelledLetter(addresses.leaving());
        case "AccountSuspended":
          return accountSuspendedLetter(recipient.suspendedReason, addresses.deals());
        case "AccountReleased":
          return accountReleasedLetter(addresses.home());
      }
    },
  });
}

/** Until the e-mail is confirmed, every way into the account is its confirmation, which also sets a password (RULES.md A14). */
function topicFor({ emailConfirmedAt }: typeof users.$inferSelect, topic: AccountTopic): AccountTopic {
  const isWayIn = topic === "PasswordResetWanted" || topic === "RegistrationRepeated";
  return isWayIn && emailConfirmedAt === null ? "ConfirmationWanted" : topic;
}

const kinds: Record<AccountTopic, MailKind> = {
  ConfirmationWanted: "confirm-email",
  PasswordResetWanted: "new-password",
  RegistrationRepeated: "account-exists",
  PasswordChanged: "password-changed",
  SignInGuardChanged: "sign-in-guard-changed",
  BankAccountChanged: "bank-account-changed",
  VerificationWithdrawn: "verification-withdrawn",
  VerificationLapsed: "verification-lapsed",
  DeletionCancelled: "deletion-cancelled",
  AccountSuspended: "account-suspended",
  AccountReleased: "account-released",
};

async function makeLink(ctx: Ctx, topic: AccountTopic, userId: number): Promise<string> {
  if (topic === "ConfirmationWanted") return createMailLink(ctx, userId, "confirm");
  if (topic === "PasswordResetWanted") return createMailLink(ctx, userId, "password");
  return "";
}
